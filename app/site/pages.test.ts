import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createPages } from './pages.server.ts'
import { memoryPlatform, siteDocument } from './testing.tsx'

/** Looks at the build fail in the middle of a request. */
const broken = {
  routes: {
    get root(): never {
      throw new Error('the build is gone')
    },
  },
} as unknown as ServerBuild

test('the last resort is a fallback page with status 500, and the log names the address', async () => {
  const { platform, lines } = memoryPlatform([siteDocument('alpha')])
  const { status, headers, body } = await createPages(platform, { build: broken }).page({
    host: 'alpha.localhost:3000',
    url: '/x',
  })
  expect(status).toBe(500)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(String(body)).toContain('<h1>Something went wrong</h1>')
  expect(String(body)).toContain('href="/"')
  expect(String(body)).not.toMatch(/the build is gone|\bat .+:\d+/)
  expect(lines.at(-1)).toMatchObject({ level: 'error', details: { host: 'alpha.localhost:3000', url: '/x' } })
})

test('a site whose Content Lake was never reached is a fallback page with status 503', async () => {
  const { platform, lake } = memoryPlatform([])
  lake.down = true
  const { status, body } = await createPages(platform, { build: broken }).page({
    host: 'alpha.localhost',
    url: '/',
  })
  expect(status).toBe(503)
  expect(String(body)).toContain('Back soon')
})

test('a page behind sign-in is a fallback page with status 503 while PostgreSQL is away', async () => {
  const { platform } = memoryPlatform([siteDocument('alpha')])
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  const pages = createPages({ ...platform, visitorOf: () => Promise.reject(away) }, { build: broken })
  const asked = { host: 'alpha.localhost', url: '/sign-in', cookies: 'session=x', from: undefined }
  const answer = await pages.personal(asked)
  expect(answer?.status).toBe(503)
  expect(String(answer?.body)).toContain('Back soon')
})

test('the platform’s own host lists the sites', async () => {
  const { platform } = memoryPlatform([siteDocument('alpha'), siteDocument('beta')])
  const { status, body } = await createPages(platform, { build: broken }).page({
    host: 'localhost:3000',
    url: '/',
  })
  expect(status).toBe(200)
  expect(String(body)).toContain('href="http://alpha.localhost:3000/"')
  expect(String(body)).toContain('href="http://beta.localhost:3000/"')
})

test.each([
  ['other machines may ask', { LISTEN_HOST: '0.0.0.0' }],
  ['sites have addresses of the Internet', { SITE_ORIGIN: 'https://{tenant}.sites.example' }],
  ['content is hosted', { SANITY_PROJECT_ID: 'abc' }],
])('it does not where %s: nobody learns who else is there', async (_, variables) => {
  const { platform } = memoryPlatform([siteDocument('alpha')])
  const pages = createPages({ ...platform, env: readEnv(variables) }, { build: broken })
  for (const url of ['/', '/blocks', '/about']) {
    const { status, body } = await pages.page({ host: 'localhost', url })
    expect(status).toBe(404)
    expect(String(body)).not.toContain('alpha')
  }
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnswers } from '#app/content/answers.server.ts'
import { Invalidations } from '#app/content/invalidations.ts'
import { keptLog, memoryLake, siteDocument } from '#app/site/testing.tsx'
import { createHostClaims } from './host-claims.server.ts'
import { createHostProofs } from './host-proofs.server.ts'

const { log } = keptLog()
const host = 'www.alpha.com.au'
let folder: string
let now: number
let records: Record<string, string[]>
let onLive: ReturnType<typeof vi.fn<() => void>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-proofs-'))
  now = 0
  records = {}
  onLive = vi.fn<() => void>()
})
afterEach(() => rm(folder, { recursive: true }))

const proofs = (more: Partial<Parameters<typeof createHostProofs>[0]['env']> = {}) =>
  createHostProofs({
    env: { HOST_PROOF: 'dns', DATA_DIR: folder, embedded: false, ...more },
    log,
    onLive,
    ask: async (name) => records[name] ?? Promise.reject(new Error('ENOTFOUND')),
    clock: () => now,
  })

describe('a host name of a hosted site', () => {
  test('is live once its owner names the site, and stays so while DNS is away', async () => {
    const first = proofs()
    expect(await first.isLive(host, 'site-alpha')).toBe(false)
    records[host] = ['v=spf1', 'site=site-alpha']
    expect(await first.isLive(host, 'site-alpha')).toBe(false)
    now += 31_000
    await first.isLive(host, 'site-alpha')
    await vi.waitFor(async () => expect(await first.isLive(host, 'site-alpha')).toBe(true))
    expect(onLive).toHaveBeenCalledOnce()
    records = {}
    await vi.waitFor(async () => expect(await proofs().isLive(host, 'site-alpha')).toBe(true))
  })

  test('proves nothing for another site', async () => {
    records[host] = ['site=site-alpha']
    expect(await proofs().isLive(host, 'site-alpha')).toBe(true)
    expect(await proofs().isLive(host, 'site-beta')).toBe(false)
    expect(await proofs().isLive(host, 'site-alph')).toBe(false)
  })

  test('needs no proof where the operator says so, nor at localhost of the demo; an address is no name', async () => {
    expect(await proofs({ HOST_PROOF: 'none' }).isLive(host, 'site-alpha')).toBe(true)
    expect(await proofs({ embedded: true }).isLive('shop.localhost', 'site-alpha')).toBe(true)
    expect(await proofs({ embedded: true }).isLive(host, 'site-alpha')).toBe(false)
    expect(await proofs().isLive('shop.localhost', 'site-alpha')).toBe(false)
    records['127.0.0.1'] = ['site=site-alpha']
    expect(await proofs().isLive('127.0.0.1', 'site-alpha')).toBe(false)
  })
})

/** At a hosted Content Lake nothing stops an editor from writing these. */
describe('documents that ask for names of others', () => {
  const env = { SITE_ORIGIN: 'https://{tenant}.sites.example', PORT: 3000 }
  const claimsOf = (...documents: Record<string, unknown>[]) => {
    const answers = createAnswers({ lake: memoryLake(documents), invalidations: new Invalidations(), log })
    return createHostClaims({ answers, env, log, proofs: { isLive: async () => true } })
  }

  test('get neither the address of a slug, nor the platform’s, nor a name that two ask for', async () => {
    const claims = claimsOf(
      siteDocument('alpha', { name: 'B', hosts: ['www.alpha.example', 'both.example'] }),
      siteDocument('evil', {
        name: 'A',
        hosts: ['alpha.sites.example', 'ALPHA.localhost', 'sites.example', 'localhost', 'both.example'],
      }),
      siteDocument('copy', { name: 'C', siteSlug: 'alpha' }),
    )
    expect(await claims.siteAt('alpha.sites.example')).toBe('site-alpha')
    expect(await claims.siteAt('alpha.localhost')).toBe('site-alpha')
    expect(await claims.siteAt('www.alpha.example')).toBe('site-alpha')
    for (const free of ['sites.example', 'localhost', 'both.example', 'copy.sites.example'])
      expect(await claims.siteAt(free), free).toBeUndefined()
    expect(await claims.originOf({ _id: 'site-evil', siteSlug: 'evil', hosts: ['both.example'] })).toBe(
      'https://evil.sites.example',
    )
    expect(
      await claims.originOf({
        _id: 'site-alpha',
        siteSlug: 'alpha',
        hosts: ['both.example', 'www.alpha.example'],
      }),
    ).toBe('https://www.alpha.example')
  })
})

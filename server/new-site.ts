import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { z } from 'zod'
import { env } from '#app/platform/env.ts'
import { siteOriginOf } from './world.ts'

// `npm run new:site -- northside-kia "Northside Kia"`: a site with a home page, in the Content Lake of the environment.

const usage = 'Usage: npm run new:site -- northside-kia "Northside Kia"'
const slugShape = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
const accounts = z.object({ editorToken: z.string() })

async function token() {
  if (!env.embedded) return env.SANITY_API_TOKEN
  const file = join(env.DATA_DIR, 'accounts.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${file} is not there. Run npm start first, and leave it running.`)
  return accounts.parse(JSON.parse(text)).editorToken
}

async function createSite(slug: string, name: string) {
  const client = createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: '2025-02-19',
    token: await token(),
    useCdn: false,
    ...(env.embedded && { apiHost: env.CONTENT_LAKE_URL, useProjectHostname: false }),
  })
  const id = `site-${slug}`
  if (await client.getDocument(id))
    throw new Error(`There is a site ${slug} already: ${siteOriginOf(slug, env.PORT)}`)
  const tenant = { _type: 'reference', _ref: id }
  await client
    .transaction()
    .create({ _id: id, _type: 'site', tenant, name, siteSlug: slug, timeZone: 'Australia/Brisbane' })
    .create({ _id: `navigation-${slug}`, _type: 'navigation', tenant })
    .create({
      _id: `page-${slug}-home`,
      _type: 'page',
      tenant,
      title: name,
      path: { _type: 'slug', current: '/' },
      blocks: [{ _type: 'hero', _key: 'hero', layout: 'statement', heading: name }],
    })
    .commit()
  return `${name} is live: ${siteOriginOf(slug, env.PORT)}\nIts settings, navigation and pages are in the Studio.`
}

const [slug, name] = process.argv.slice(2)
try {
  if (!name || !slugShape.safeParse(slug).success) throw new Error(usage)
  console.log(await createSite(slug!, name))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

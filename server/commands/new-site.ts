import { z } from 'zod'
import { env } from '#platform/env.ts'
import { connectContent } from '../content/connect.ts'
import { siteOriginOf } from '../processes/product.ts'
import { contentTarget } from './target.ts'

// `npm run new:site -- northside-kia "Northside Kia"` creates a site with a home page, in the Content Lake of the
// environment.

const usage = 'Usage: npm run new:site -- northside-kia "Northside Kia"'
const slugShape = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)
async function createSite(slug: string, name: string) {
  console.log(contentTarget(env))
  const client = await connectContent(env)
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
      blocks: [{ _type: 'hero', _key: 'hero', layout: 'statement', heading: name, showSearch: true }],
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

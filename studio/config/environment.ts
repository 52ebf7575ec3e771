/**
 * Where this Studio's content is stored, set when the Studio is built (see README). By default it is the embedded Studio,
 * which uses the server that it is served by.
 */
declare const __STUDIO_ENV__: {
  projectId: string
  dataset: string
  siteOrigin: string
}

const { projectId, dataset, siteOrigin } = __STUDIO_ENV__

export const hosted = projectId !== 'local'

export const project = { projectId, dataset }

const meta = document.querySelector<HTMLMetaElement>('meta[name="forecourt-site-origin"]')?.content ?? ''

/** `{tenant}` stands for the site's key: `http://{tenant}.localhost:3000`. The server that serves the Studio may set it. */
const originPattern = meta.includes('{tenant}') ? meta : siteOrigin

/** Address of a path on a site. */
export const siteAddress = (slug: string, path: string) => `${originPattern.replace('{tenant}', slug)}${path}`

const [beforeSlug = '', afterSlug = ''] = originPattern.split('{tenant}')

/** True for the origin of one of the sites. */
export const isSiteOrigin = (origin: string) =>
  origin.startsWith(beforeSlug) &&
  origin.endsWith(afterSlug) &&
  /^[a-z0-9-]+$/.test(origin.slice(beforeSlug.length, origin.length - afterSlug.length))

/** The site's key in an origin: `motorworld` for `http://motorworld.localhost:3000`. */
export const siteSlugAt = (origin: string) =>
  isSiteOrigin(origin) ? origin.slice(beforeSlug.length, origin.length - afterSlug.length) : undefined

/** What all sites' origins have in common, before and after the site's key. */
export const siteOriginParts = { before: beforeSlug, after: afterSlug }

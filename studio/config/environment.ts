/**
 * Where this Studio's content lives. Set when the Studio is built (see README); without any of them it is the embedded
 * Studio, which talks to the server that serves it.
 */
declare const __STUDIO_ENV__: {
  projectId: string
  dataset: string
  siteOrigin: string
}

const { projectId, dataset, siteOrigin } = __STUDIO_ENV__

export const hosted = projectId !== ''

export const project = { projectId: projectId || 'local', dataset: dataset || 'production' }

const meta = document.querySelector<HTMLMetaElement>('meta[name="forecourt-site-origin"]')?.content ?? ''

/** `{slug}` stands for the site's key: `http://{slug}.localhost:3000`. The server that serves the Studio may set it. */
const originPattern = meta.includes('{slug}') ? meta : siteOrigin

/** Address of a path on a site. */
export const siteAddress = (slug: string, path: string) => `${originPattern.replace('{slug}', slug)}${path}`

import { pageKinds } from '../../blocks/registry.pages.ts'

const noOwnPage = 'count(*[_type == "page" && tenant._ref == $site && path.current == $path]) == 0'

/** The kind of page that sites generate at a path, and the document that the path names. */
function generatedAt(path: string): { kind: string; type?: string; slug?: string } {
  // Any switches will do here: the query itself reads the site's search path.
  const match = pageKinds.atAny(path)
  if (!match) return { kind: '' }
  const about = pageKinds.of(match.kind)?.about
  return { kind: match.kind, type: about?.type, slug: about && match.params[about.param] }
}

/**
 * GROQ filter of the document to edit at a path: the page there, else the page template of its kind, else the brand or
 * offer that the path names.
 */
export function mainDocument(siteSlug: string, path: string) {
  const tidy = path.toLowerCase().replace(/(.)\/+$/, '$1') || '/'
  const { kind, type = '', slug = '' } = generatedAt(tidy)
  const template = '(kind == $kind || (kind == "stockSearch" && tenant->searchPath == $path))'
  const noTemplate = 'count(*[_type == "pageTemplate" && tenant._ref == $site && kind == $kind]) == 0'
  return {
    filter: `tenant._ref == $site && (
      (_type == "page" && path.current == $path)
      || (_type == "pageTemplate" && ${template} && ${noOwnPage})
      || (_type == $type && slug.current == $slug && ${noTemplate} && ${noOwnPage})
    )`,
    params: { site: `site-${siteSlug}`, path: tidy, kind, type, slug },
  }
}

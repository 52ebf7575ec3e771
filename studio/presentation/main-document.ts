import { pageKinds } from '../../blocks/registry.pages.ts'

const noOwnPage = 'count(*[_type == "page" && tenant._ref == $site && path.current == $path]) == 0'

/** What the site makes by itself at a path: which kind of page, and which document the path names. */
function madeAt(path: string): { kind: string; type?: string; slug?: string } {
  // Switches of the site do not matter here: the query asks for the site's own search path.
  const made = pageKinds.atAny(path)
  if (!made) return { kind: '' }
  const about = pageKinds.of(made.kind)?.about
  return { kind: made.kind, type: about?.type, slug: about && made.params[about.param] }
}

/**
 * The document behind an address of the frame: the page there, else the page template that answers, else the brand or
 * the offer that the address names.
 */
export function mainDocument(siteSlug: string, path: string) {
  const tidy = path.toLowerCase().replace(/(.)\/+$/, '$1') || '/'
  const { kind, type = '', slug = '' } = madeAt(tidy)
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

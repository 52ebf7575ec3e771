import type { PageTemplateKind } from './define-document.ts'

/**
 * GROQ of the path at which a page made from a page template can be seen; null for kinds without one. No two kinds may
 * share a path: the Studio's list of places is keyed by it.
 */
export function examplePath(kinds: readonly PageTemplateKind[]): string {
  const cases = kinds.flatMap((kind) => {
    const path = kind.shownAt ?? fixedPath(kind) ?? pathOfFirst(kind)
    return path ? [`kind == "${kind.kind}" => ${path}`] : []
  })
  return cases.length > 0 ? `select(\n  ${cases.join(',\n  ')}\n)` : 'null'
}

function fixedPath({ routes }: PageTemplateKind) {
  const route = routes.find(({ path }) => !path.includes(':'))
  return route && JSON.stringify(route.path)
}

/** The page about the first document of the type that the path names. */
function pathOfFirst({ routes, about }: PageTemplateKind) {
  const route = about && routes.find(({ path }) => path.includes(`:${about.param}`))
  if (!route) return undefined
  const [before, after] = route.path.split(`:${about.param}`)
  const slug = `*[_type == "${about.type}" && tenant._ref == ^.tenant._ref && defined(slug.current)][0].slug.current`
  return [JSON.stringify(before), slug, ...(after ? [JSON.stringify(after)] : [])].join(' + ')
}

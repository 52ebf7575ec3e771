import { batchRoutes } from './batches.ts'
import type { Route } from './call.ts'
import { indexRoutes } from './indices.ts'
import { keptListRoutes } from './kept-lists.ts'
import { keyRoutes } from './keys.ts'
import { objectRoutes } from './objects.ts'
import { searchRoutes } from './search.ts'
import { settingsRoutes } from './settings.ts'

/** In order of precedence: literal paths before those with parameters. */
export const routes = [
  ...searchRoutes.filter(({ method }) => method === 'POST'),
  ...batchRoutes,
  ...settingsRoutes,
  ...keptListRoutes,
  ...keyRoutes,
  ...indexRoutes,
  ...objectRoutes,
  ...searchRoutes.filter(({ method }) => method === 'GET'),
].map((route) => ({ ...route, pieces: route.path.split('/') }))

/** Parts of Algolia's API that are not supported, by the beginning of the path. */
const absent: [RegExp, string][] = [
  [/^\/1\/clusters\b/, 'Clusters'],
  [/^\/1\/dictionaries\b/, 'Dictionaries'],
  [/^\/1\/security\b/, 'Allowed sources'],
  [/^\/1\/logs\b/, 'Logs'],
  [/^\/1\/task\b/, 'Application tasks'],
  [/^\/1\/keys\b/, 'Making and changing API keys'],
  [/^\/1\/indexes\/[^/]+\/recommend\b/, 'Recommend'],
  [/^\/(2|3)\//, 'Analytics, A/B tests and recommendations'],
  [
    /^\/1\/(events|profiles|strategies|configs|recommendations)\b/,
    'Insights, personalisation and suggestions',
  ],
]

export const absentPart = (path: string) => absent.find(([pattern]) => pattern.test(path))?.[1]

/** The route of a request and the parameters in its path, or the methods that the path allows. */
export function matchRoute(
  method: string,
  path: string,
): { route: Route; names: Record<string, string> } | { methods: string[] } {
  const given = path.split('/').map(decoded)
  const methods: string[] = []
  for (const route of routes) {
    const names = namesIn(route.pieces, given)
    if (!names) continue
    if (route.method === method) return { route, names }
    methods.push(route.method)
  }
  return { methods }
}

function namesIn(pieces: readonly string[], given: readonly string[]) {
  if (pieces.length !== given.length) return undefined
  const names: Record<string, string> = {}
  for (const [position, piece] of pieces.entries()) {
    const value = given[position]!
    if (!piece.startsWith(':')) {
      if (piece !== value) return undefined
    } else {
      if (value === '') return undefined
      names[piece.slice(1)] = value
    }
  }
  return names
}

function decoded(piece: string) {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const sanity = dirname(createRequire(import.meta.url).resolve('sanity'))
const register = join(import.meta.dirname, 'replaced-components.ts')

/** What is changed in Sanity's code because it has no setting for it: the place, and what stands there instead. */
const changes = {
  // The insert menu of every list, which searches titles alone and shows no descriptions.
  'insert menu': [
    /\bjsx\((InsertMenu\$\d+), (?=\{\s+\.\.\.props,\s+labels: )/g,
    'jsx(replacedComponent("InsertMenu", $1), ',
  ],
  // Dates that do not follow the locale: American order in the line of a revision, in filters of the search, in lists.
  'date of a revision': [/"MMM d, yyyy '@' pp"/g, '"d MMM yyyy \'at\' p"'],
  'date of a filter': [/"MMM d, yyyy( p)?"/g, '"d MMM yyyy$1"'],
  'example of a date': [/"Jan 1, 2000/g, '"1 Jan 2000'],
  'date in a list': [/\.toLocaleDateString\(void 0, /g, '.toLocaleDateString("en-AU", '],
} as const satisfies Record<string, readonly [RegExp, string]>

export const adaptedPlaces = Object.keys(changes)

/** Code of Sanity with the changes that belong to it. */
export function adaptedCode(code: string, onFound: (place: string) => void): string {
  let adapted = code
  for (const [name, [place, instead]] of Object.entries(changes)) {
    const next = adapted.replace(place, instead)
    if (next !== adapted) onFound(name)
    adapted = next
  }
  return adapted
}

/**
 * Adapts Sanity's code while the Studio is built. The build ends with an error when a release of Sanity no longer has one
 * of the places; development runs on Sanity as it is.
 */
export function adaptSanity(): Plugin {
  const found = new Set<string>()
  return {
    name: 'adapt-sanity',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(sanity)) return
      const adapted = adaptedCode(code, (place) => found.add(place))
      if (adapted === code) return
      return { code: `import { replacedComponent } from ${JSON.stringify(register)};\n${adapted}`, map: null }
    },
    buildEnd(error) {
      const missing = adaptedPlaces.filter((name) => !found.has(name))
      if (!error && missing.length > 0) this.error(`Sanity no longer has these: ${missing.join(', ')}`)
    },
  }
}

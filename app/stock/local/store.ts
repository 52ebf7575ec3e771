import { type Keeping, keepValue, keptValue } from '#app/page/browser/kept.ts'
import { isRecord } from '#platform/is-record.ts'

/** A vehicle as the compare tray shows it, without asking the server. */
export interface ComparedVehicle {
  id: number
  name: string
  /** `/cars/{slug}` */
  path: string
  /** Address of its first picture, or empty. */
  picture: string
}

/** A search a shopper made (SRCH-38). */
export interface PastSearch {
  /** Path of the search page: `/search/used-cars`. */
  path: string
  /** Parameters of the address that have a value: `{ make: 'Kia,MG', price: ':30000' }`. */
  filters: Record<string, string>
}

export const mostCompared = 4
export const mostViewed = 20
/** Vehicles on the page of saved ones. */
export const mostFavourites = 60
const mostSearches = 5
const where: Keeping = 'localStorage'

/** Name of the event on `window` after any of the lists has changed; other tabs get the browser's `storage`. */
export const storeChanged = 'forecourt:local'

const isId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0
const isText = (value: unknown): value is string => typeof value === 'string'

const isCompared = (value: unknown): value is ComparedVehicle =>
  isRecord(value) &&
  isId(value.id) &&
  isText(value.name) &&
  isText(value.path) &&
  /^\/(?!\/)/.test(value.path) &&
  isText(value.picture)

const isSearch = (value: unknown): value is PastSearch =>
  isRecord(value) &&
  isText(value.path) &&
  /^\/(?!\/)/.test(value.path) &&
  isRecord(value.filters) &&
  Object.values(value.filters).every(isText)

/** What a shopper keeps in this browser on one site; what others wrote there is checked, and left out when wrong. */
export function localStore(site: string) {
  const keyOf = (name: string) => `${site}:${name}`

  function read<Item>(name: string, fits: (value: unknown) => value is Item): Item[] {
    const kept = keptValue(where, keyOf(name))
    return Array.isArray(kept) ? kept.filter(fits) : []
  }

  function write(name: string, items: readonly unknown[]) {
    keepValue(where, keyOf(name), items)
    globalThis.window?.dispatchEvent(new CustomEvent(storeChanged))
  }

  const favourites = () => read('favourites', isId)
  const compared = () => read('compare', isCompared).slice(0, mostCompared)
  const viewed = () => read('viewedCars', isId).slice(0, mostViewed)
  const searches = () => read('searchHistory', isSearch).slice(0, mostSearches)

  return {
    /** Ids, the latest first. */
    favourites,
    /** @returns whether it is a favourite now */
    toggleFavourite(id: number): boolean {
      const kept = favourites()
      const known = kept.includes(id)
      write('favourites', known ? kept.filter((other) => other !== id) : [id, ...kept])
      return !known
    },
    clearFavourites: () => write('favourites', []),

    /** In the order they were added, four at most. */
    compared,
    /** @returns `full` where four are chosen already: nothing has changed then */
    toggleCompared(vehicle: ComparedVehicle): 'added' | 'removed' | 'full' {
      const kept = compared()
      if (kept.some(({ id }) => id === vehicle.id)) {
        write(
          'compare',
          kept.filter(({ id }) => id !== vehicle.id),
        )
        return 'removed'
      }
      if (kept.length >= mostCompared) return 'full'
      write('compare', [...kept, vehicle])
      return 'added'
    },
    clearCompared: () => write('compare', []),

    /** Ids of vehicles looked at, the latest first (SRCH-46). */
    viewed,
    addViewed: (id: number) =>
      write('viewedCars', [id, ...viewed().filter((other) => other !== id)].slice(0, mostViewed)),

    /** The latest first (SRCH-38). */
    searches,
    /** Filters without a value are left out; a search without any filter is none. */
    addSearch({ path, filters }: PastSearch) {
      const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim() !== ''))
      if (Object.keys(chosen).length === 0) return
      const search = { path, filters: chosen }
      const others = searches().filter((other) => !isSame(other, search))
      write('searchHistory', [search, ...others].slice(0, mostSearches))
    },
  }
}

export type LocalStore = ReturnType<typeof localStore>

function isSame(one: PastSearch, other: PastSearch) {
  const names = Object.keys(one.filters)
  return (
    one.path === other.path &&
    names.length === Object.keys(other.filters).length &&
    names.every((name) => one.filters[name] === other.filters[name])
  )
}

/** Address of the page that compares these vehicles. */

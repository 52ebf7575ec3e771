import type { Site } from '#app/tenancy/site.ts'
import type { BlockProps, PageInfo } from './block.ts'

/** Id of the element that holds what React is given, when a shopper begins to use an interactive block. */
export const islandsId = 'islands'

/** What travels with a page that has interactive blocks: their properties by key, and what they share. */
export interface Islands {
  site: Site
  page: PageInfo
  blocks: Record<string, Omit<BlockProps<unknown, unknown>, 'site' | 'page'>>
}

/** What the script of interactive blocks exports. */
export interface IslandScript {
  /** Fetches the views of these blocks; what it resolves to hydrates them, and resolves when they listen. */
  prepare(place: IslandPlace): Promise<() => Promise<unknown>>
}

/** Interactive blocks of one page, with what React is given for them. */
export interface IslandPlace {
  sections: readonly HTMLElement[]
  /** `Islands` as JSON. */
  json: string
  /** Addresses of the scripts, the one that starts the blocks first. */
  scripts: readonly string[]
}

/** The interactive blocks of a page: of the one that is shown, or of one that was fetched. */
export function islandsIn(page: Document): IslandPlace {
  const given = page.getElementById(islandsId)
  return {
    sections: [...page.querySelectorAll<HTMLElement>('[data-interactive]')],
    json: given?.textContent ?? '',
    scripts: given?.dataset.scripts?.split(' ').filter(Boolean) ?? [],
  }
}

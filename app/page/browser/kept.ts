/** The page's site, as `<html data-site>` names it. */
export const siteOfPage = () => document.documentElement.dataset.site ?? ''

/** Where a browser keeps things: for good, or until the tab is closed. */
export type Keeping = 'localStorage' | 'sessionStorage'

/** What the browser keeps under `key`; undefined where it keeps nothing, or does not allow it. */
export function keptText(where: Keeping, key: string): string | undefined {
  try {
    return globalThis[where].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a text, or forgets it.
 * @returns false where the browser has no room or does not allow it: then nothing is kept
 */
export function keepText(where: Keeping, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The value that is kept under `key`; undefined also where what stands there is not one of ours. */
export function keptValue(where: Keeping, key: string): unknown {
  try {
    return JSON.parse(keptText(where, key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const keepValue = (where: Keeping, key: string, value: unknown): boolean =>
  keepText(where, key, value === undefined ? undefined : JSON.stringify(value))

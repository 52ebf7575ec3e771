import type { Settings } from '#tenants/settings/index.ts'
import { contrastRatio } from '#values/contrast.ts'
import { isWithin, nextBoundary } from '#values/schedule.ts'

type Announced = Pick<Settings, 'announcementBar'>

export interface Announcement {
  /** Changes with the text, so that a closed bar comes back when it says something new. */
  id: string
  text: string
  link: NonNullable<Settings['announcementBar']>['link']
  background?: string
  /** Readable on `background`: the colour asked for where it is, else black or white. */
  colour?: string
}

/** Short, stable name of a text (FNV-1a). */
function idOf(text: string) {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function readable(background: string, wanted: string | undefined) {
  if (wanted && contrastRatio(wanted, background) >= 4.5) return wanted
  return contrastRatio('#ffffff', background) >= contrastRatio('#000000', background) ? '#ffffff' : '#000000'
}

/** What the announcement bar says at an instant (MKT-06), or undefined. */
export function announcementAt(
  { announcementBar: bar }: Announced,
  instant: Date,
  timeZone: string,
): Announcement | undefined {
  const text = bar?.text.trim()
  if (!bar || !text || !isWithin(bar, instant, timeZone)) return undefined
  const { link, background, colour } = bar
  return {
    id: idOf(text),
    text,
    link,
    ...(background && { background, colour: readable(background, colour) }),
  }
}

/** When the bar next appears or goes away, or undefined. */
export const announcementBoundary = ({ announcementBar: bar }: Announced, instant: Date, timeZone: string) =>
  bar ? nextBoundary([bar], instant, timeZone) : undefined

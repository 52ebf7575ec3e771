import { type Device, matchesMedia, pixelsOf } from './devices.ts'

const anyTag = /<(\/?)([a-z][a-z0-9-]*)\b[^>]*>/gi
/** What lies in these is never fetched. */
const isInert = (name: string) => name === 'template' || name === 'noscript'
/** What is lazy in these is fetched when someone opens them. */
const isClosed = (name: string, tag: string) =>
  ((name === 'dialog' || name === 'details') && !/\sopen\b/.test(tag)) || /\spopover\b/.test(tag)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name]!)

/** Attributes of a tag as React writes them: in double quotes. */
function attributesOf(tag: string) {
  const found = tag.matchAll(/\s([\w-]+)="([^"]*)"/g)
  return new Map([...found].map(([, name, value]) => [name!.toLowerCase(), plain(value!)]))
}

/** Addresses of the pictures on the own site that a browser on `device` fetches for this markup, each once. */
export function picturesOf(html: string, device: Device): Set<string> {
  const found = new Set<string>()
  let sources: Map<string, string>[] = []
  const take = (address: string | undefined) => {
    if (address?.startsWith('/') && !address.startsWith('//')) found.add(address)
  }
  for (const { tag, name } of seenTags(html)) {
    if (name === 'picture') sources = []
    else if (name === 'source') sources.push(attributesOf(tag))
    else if (name === 'video') take(attributesOf(tag).get('poster'))
    else if (name === 'img') {
      const attributes = attributesOf(tag)
      const fitting = sources.find((source) => {
        const media = source.get('media')
        return source.has('srcset') && (media === undefined || matchesMedia(media, device))
      })
      take(chosen(fitting ?? attributes, device) ?? attributes.get('src'))
      sources = []
    }
  }
  return found
}

/** Opening tags, without those whose pictures no browser fetches before someone opens what they lie in. */
function* seenTags(html: string) {
  /** The outermost element that hides what lies in it, and how many elements of its name are open. */
  let hider: { name: string; depth: number; inert: boolean } | undefined
  for (const [tag, slash, given = ''] of html.matchAll(anyTag)) {
    const name = given.toLowerCase()
    if (hider) {
      if (name === hider.name) hider.depth += slash ? -1 : 1
      if (hider.depth === 0) hider = undefined
      else if (!slash && !hider.inert && !/\sloading="lazy"/.test(tag)) yield { tag, name }
    } else if (!slash) {
      if (isInert(name) || isClosed(name, tag)) hider = { name, depth: 1, inert: isInert(name) }
      yield { tag, name }
    }
  }
}

function chosen(attributes: ReadonlyMap<string, string>, device: Device) {
  const candidates = candidatesOf(attributes.get('srcset') ?? '', attributes.get('sizes') ?? '', device)
  return candidates[
    choose(
      candidates.map(({ density }) => density),
      device.density,
    )
  ]?.address
}

function candidatesOf(srcset: string, sizes: string, device: Device) {
  const width = widthOf(sizes, device)
  return srcset
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', descriptor = '1x'] = candidate.trim().split(/\s+/)
      const number = Number.parseFloat(descriptor)
      if (!address || !Number.isFinite(number)) return []
      return [{ address, density: descriptor.endsWith('w') ? number / width : number }]
    })
    .sort((a, b) => a.density - b.density)
}

/** How wide a picture is shown, by its `sizes`: the first that fits, else the whole screen. */
function widthOf(sizes: string, device: Device) {
  // Commas also part the arguments of min(), max() and clamp().
  for (const entry of sizes.split(/,(?![^()]*\))/)) {
    const [, condition = '', length = ''] =
      /^((?:\([^()]*\)(?:\s+and\s+)?)*)\s*(.*)$/i.exec(entry.trim()) ?? []
    const width = pixelsOf(length, device)
    if (width !== undefined && (!condition || matchesMedia(condition.trim(), device))) return width
  }
  return device.width
}

/** Which of ascending densities a screen takes: the first that is enough for it, else the last. */
function choose(densities: readonly number[], wanted: number) {
  const enough = densities.findIndex((density) => density >= wanted)
  return enough < 0 ? densities.length - 1 : enough
}

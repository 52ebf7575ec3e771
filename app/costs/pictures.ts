import { type Device, matchesMedia, pixelsOf } from './devices.ts'

/** Parts of a page whose pictures no browser fetches until someone opens them, or at all. */
const unseen = /<(template|noscript)\b.*?<\/\1>|<dialog\b(?![^>]*\sopen\b).*?<\/dialog>/gs
const pictureTag = /<picture\b[^>]*>|<\/picture>|<source\b[^>]*>|<img\b[^>]*>|<video\b[^>]*>/g

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
  for (const [tag] of html.replace(unseen, '').matchAll(pictureTag)) {
    const attributes = attributesOf(tag)
    if (tag.startsWith('<picture') || tag.startsWith('</picture')) sources = []
    else if (tag.startsWith('<source')) sources.push(attributes)
    else if (tag.startsWith('<video')) take(attributes.get('poster'))
    else {
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

/**
 * Which of ascending densities a screen takes, as Chromium does: the next one up, unless the one below is nearer by
 * their geometric mean (ImageCandidate selection in third_party/blink/renderer/core/html/parser).
 */
function choose(densities: readonly number[], wanted: number) {
  for (let index = 0; index < densities.length - 1; index++) {
    const [below = 0, above = 0] = [densities[index], densities[index + 1]]
    if (above < wanted) continue
    const takesAbove = (wanted <= 1 && wanted > below) || wanted >= Math.sqrt(below * above)
    return takesAbove ? index + 1 : index
  }
  return densities.length - 1
}

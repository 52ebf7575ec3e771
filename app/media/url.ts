import { createImageUrlBuilder } from '@sanity/image-url'
import type { ImageValue } from '#values/image.ts'
import { onHostOfPage } from './picture-host-of-page.ts'
import { widest } from './widest.ts'

const host = 'http://media'
const builder = createImageUrlBuilder({ projectId: 'media', dataset: 'media', baseUrl: host })

/** Quality and width where none is asked (document B, section 9). */
const defaultQuality = 75
const defaultWidth = 640

export interface MediaSize {
  /** CSS pixels times density. */
  width?: number
  height?: number
  quality?: number
}

export const isDrawing = (image: Pick<ImageValue, 'assetId'>) => image.assetId.endsWith('-svg')

/** The part an editor's crop leaves of the picture, in its own pixels. */
export function shownSize({ width, height, crop }: Pick<ImageValue, 'width' | 'height' | 'crop'>) {
  return {
    width: Math.max(1, Math.round(width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0)))),
    height: Math.max(1, Math.round(height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0)))),
  }
}

/**
 * Address of an image on the site's own origin: `/media/images/<hash>-<W>x<H>.<ext>?rect=…&w=…&h=…&q=…&auto=format`,
 * crop and hotspot honoured (`rect` is computed by @sanity/image-url). A drawing (SVG) has no parameters:
 * it is the same at every size.
 */
export function mediaUrl(
  image: ImageValue,
  { width = defaultWidth, height, quality = defaultQuality }: MediaSize = {},
) {
  const source = builder.image({
    asset: { _ref: image.assetId, _type: 'reference' },
    ...(image.crop && { crop: image.crop }),
    ...(image.hotspot && { hotspot: { height: 1, width: 1, ...image.hotspot } }),
  } as Parameters<typeof builder.image>[0])
  const onSite = (address: string) =>
    onHostOfPage(address.replace(`${host}/images/media/media/`, '/media/images/'))
  if (isDrawing(image)) return onSite(source.ignoreImageParams().url())
  // Both sides shrink alike, so that the shape stays.
  const factor = Math.min(1, widest / Math.max(width, height ?? 1))
  const pixels = (side: number) => Math.max(1, Math.round(side * factor))
  const sized = height
    ? source.width(pixels(width)).height(pixels(height)).fit('crop')
    : source.width(pixels(width))
  return onSite(sized.quality(quality).auto('format').url())
}

/** Address of a file asset (brochures, video files) on the site's own origin. */
export function fileUrl(assetId: string) {
  const match = /^file-([A-Za-z0-9]+)-([a-z0-9]+)$/.exec(assetId)
  return match ? `/media/files/${match[1]}.${match[2]}` : undefined
}

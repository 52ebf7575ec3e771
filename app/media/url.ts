import imageUrlBuilder from '@sanity/image-url'
import type { ImageValue } from './image.ts'

const builder = imageUrlBuilder({ projectId: 'media', dataset: 'media', baseUrl: 'http://media' })

/** Quality and width where none is asked (document B, section 9). */
export const defaultQuality = 75
export const defaultWidth = 640

export interface MediaSize {
  /** CSS pixels times density. */
  width?: number
  height?: number
  quality?: number
}

/**
 * Address of an image on the site's own origin: `/media/images/<hash>-<W>x<H>.<ext>?rect=…&w=…&h=…&q=…&auto=format`,
 * crop and hotspot honoured (`rect` is computed by @sanity/image-url).
 */
export function mediaUrl(
  image: ImageValue,
  { width = defaultWidth, height, quality = defaultQuality }: MediaSize = {},
) {
  let url = builder.image({
    asset: { _ref: image.assetId, _type: 'reference' },
    ...(image.crop && { crop: image.crop }),
    ...(image.hotspot && { hotspot: { height: 1, width: 1, ...image.hotspot } }),
  } as Parameters<typeof builder.image>[0])
  url = url.width(Math.min(Math.round(width), 3840))
  if (height) url = url.height(Math.round(height)).fit('crop')
  return url
    .quality(quality)
    .auto('format')
    .url()
    .replace('http://media/images/media/media/', '/media/images/')
}

/** Address of a file asset (brochures, video files) on the site's own origin. */
export function fileUrl(assetId: string) {
  const match = /^file-([A-Za-z0-9]+)-([a-z0-9]+)$/.exec(assetId)
  return match ? `/media/files/${match[1]}.${match[2]}` : undefined
}

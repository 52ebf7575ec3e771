import type { ImageValue } from './image.ts'
import { type MediaSize, mediaUrl } from './url.ts'

const steps = [320, 480, 640, 828, 1080, 1280, 1600, 1920, 2560]

export interface PictureProps {
  image: ImageValue | undefined
  /** Width over height of the crop; without it the picture keeps its own shape. */
  ratio?: number
  /** The `sizes` attribute: how wide the picture is shown, `(min-width: 768px) 50vw, 100vw`. */
  sizes: string
  /** True for the page's largest picture: loaded at once, with high priority. */
  priority?: boolean
  /** Overrides the image's own alternative text; pass '' for pure decoration. */
  alt?: string
  className?: string
  quality?: MediaSize['quality']
}

/** A responsive picture, or nothing where there is no image ("Missing image data: nothing rendered"). */
export function Picture({ image, ratio, sizes, priority, alt, className, quality }: PictureProps) {
  if (!image) return null
  const height = (width: number) => (ratio ? Math.round(width / ratio) : undefined)
  const largest = image.assetId.endsWith('-svg') ? 0 : image.width
  const widths = steps.filter((width) => width <= largest)
  if (largest && (widths.at(-1) ?? 0) < Math.min(largest, 2560)) widths.push(Math.min(largest, 2560))
  const fallback = widths.find((width) => width >= 828) ?? widths.at(-1) ?? 640
  const source = (width: number) => mediaUrl(image, { width, height: height(width), quality })
  const shownWidth = Math.round(image.width * (1 - (image.crop?.left ?? 0) - (image.crop?.right ?? 0)))
  const shownHeight = Math.round(image.height * (1 - (image.crop?.top ?? 0) - (image.crop?.bottom ?? 0)))
  return (
    <img
      src={source(fallback)}
      srcSet={widths.length > 1 ? widths.map((width) => `${source(width)} ${width}w`).join(', ') : undefined}
      sizes={widths.length > 1 ? sizes : undefined}
      width={shownWidth}
      height={ratio ? Math.round(shownWidth / ratio) : shownHeight}
      alt={alt ?? image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className}
    />
  )
}

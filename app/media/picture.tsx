import type { ImageValue } from '#values/image.ts'
import { isDrawing, type MediaSize, mediaUrl, shownSize } from './url.ts'

const steps = [320, 480, 640, 828, 1080, 1280, 1600, 1920, 2560]
const widestStep = 2560

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

/** Widths to offer for a picture of which `available` pixels are there; none is an enlargement. */
function offeredWidths(available: number) {
  const largest = Math.min(available, widestStep)
  const widths = steps.filter((width) => width <= largest)
  // A step of less than a tenth is not worth another file.
  if ((widths.at(-1) ?? 0) < largest * 0.9) widths.push(largest)
  return widths
}

/** A responsive picture, or nothing where there is no image ("Missing image data: nothing rendered"). */
export function Picture({ image, ratio, sizes, priority, alt, className, quality }: PictureProps) {
  if (!image) return null
  const shown = shownSize(image)
  const width = ratio ? Math.round(Math.min(shown.width, shown.height * ratio)) : shown.width
  const height = ratio ? Math.round(width / ratio) : shown.height
  const widths = isDrawing(image) ? [] : offeredWidths(width)
  const fallback = widths.find((step) => step >= 828) ?? widths.at(-1)
  const source = (step: number | undefined) =>
    mediaUrl(image, { width: step, height: ratio && step && step / ratio, quality })
  const several = widths.length > 1
  return (
    <img
      src={source(fallback)}
      srcSet={several ? widths.map((step) => `${source(step)} ${step}w`).join(', ') : undefined}
      sizes={several ? sizes : undefined}
      width={Math.max(1, width)}
      height={Math.max(1, height)}
      alt={alt ?? image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className}
      data-sanity={image.source}
    />
  )
}

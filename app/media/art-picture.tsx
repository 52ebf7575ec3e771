import type { ImageValue } from '#values/image.ts'
import { Picture } from './picture.tsx'
import { mediaUrl } from './url.ts'

const phoneWidths = [400, 640, 828, 1080]

/**
 * A picture with another crop on phones (below 768 px): of `phoneImage` where there is one, otherwise of the same image
 * around its hotspot.
 */
export function ArtPicture({
  image,
  phoneImage = image,
  ratio,
  phoneRatio,
  sizes,
  priority,
  className,
}: {
  image: ImageValue
  phoneImage?: ImageValue
  ratio: number
  phoneRatio: number
  sizes: string
  priority?: boolean
  className?: string
}) {
  const source = (width: number) => `${mediaUrl(phoneImage, { width, height: width / phoneRatio })} ${width}w`
  return (
    <picture className="contents">
      <source media="(max-width: 767.98px)" srcSet={phoneWidths.map(source).join(', ')} sizes="100vw" />
      <Picture image={image} ratio={ratio} sizes={sizes} priority={priority} className={className} />
    </picture>
  )
}

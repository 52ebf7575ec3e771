import { mediaUrl } from '#app/media/url.ts'
import type { Site } from '#app/tenancy/site.ts'

/** The dealer's logo, or the name in the heading font where there is none. */
export function Logo({ site, onDark, className }: { site: Site; onDark?: boolean; className: string }) {
  const image = (onDark && site.logoOnDark) || site.logo
  if (!image) return <span className={`${className} heading text-xl`}>{site.name}</span>
  const width = Math.min(Math.round(image.width), 640)
  return (
    <img
      className={className}
      src={mediaUrl(image, { width: Math.min(image.width * 2, 640) })}
      width={width}
      height={Math.round((image.height * width) / image.width)}
      alt={site.name}
      data-sanity={image.source}
    />
  )
}

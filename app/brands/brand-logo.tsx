import { imageNotFound } from '#app/media/image-not-found.ts'
import { Picture } from '#app/media/picture.tsx'
import { cx } from '#app/ui/cx.ts'
import type { ImageValue } from '#values/image.ts'

/** What stands in for a logo that nobody has uploaded yet (MKT-05, ERR-04). */
export function ImageNotFound({ label }: { label: string }) {
  return (
    <img
      src={imageNotFound.path}
      alt={label}
      width={96}
      height={64}
      loading="lazy"
      data-testid="image-not-found"
      className="h-full w-full object-contain opacity-70"
    />
  )
}

/**
 * A logo on a plate that stays light on every tone, since makers' logos are drawn for paper.
 * `quiet`: grey until the pointer or the keyboard is on the link around it (class `group`).
 */
export function LogoPlate({
  name,
  logo,
  decorative,
  quiet,
  className,
}: {
  name: string
  logo: ImageValue | undefined
  /** The name stands beside the logo, so that the picture need not say it again. */
  decorative?: boolean
  quiet?: boolean
  className?: string
}) {
  return (
    <span
      className={cx(
        'flex items-center justify-center rounded-card border border-line bg-on-inverse text-inverse print:bg-transparent',
        className,
      )}
    >
      {logo ? (
        <Picture
          image={logo}
          alt={decorative ? '' : logo.alt || name}
          sizes="160px"
          className={cx(
            'h-full w-full object-contain',
            quiet && 'grayscale group-hover:grayscale-0 group-focus-visible:grayscale-0',
          )}
        />
      ) : (
        <ImageNotFound label={`${name}: picture not found`} />
      )}
    </span>
  )
}

import { Picture } from '#app/media/picture.tsx'
import { cx } from '#app/ui/cx.ts'
import type { ImageValue } from '#values/image.ts'

/** What stands in for a logo that nobody has uploaded yet (MKT-05). */
export function ImageNotFound({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 96 64"
      role="img"
      aria-label={label}
      data-testid="image-not-found"
      className="h-full w-full opacity-60"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <rect x="18" y="8" width="60" height="48" rx="4" strokeDasharray="5 5" />
        <path d="M24 48l15-16 10 10 7-7 16 13" />
        <circle cx="62" cy="22" r="5" />
        <path d="M22 60L74 4" />
      </g>
    </svg>
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
        'flex items-center justify-center rounded-card border border-line bg-on-inverse text-inverse',
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

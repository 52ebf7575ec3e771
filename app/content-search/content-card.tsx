import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '#app/media/picture.tsx'
import type { ImageValue } from '#values/image.ts'

interface Props {
  href: string
  testId: string
  image: ImageValue | undefined
  /** Width over height of the picture. */
  ratio: number
  /** Stands where there is no picture. */
  icon: LucideIcon
  eager?: boolean
  /** Small words above the title. */
  above: readonly (string | undefined)[]
  title: string
  text: string | undefined
  /** Foot of the card. */
  children: ReactNode
}

/** A document of the editors in a grid: one link with picture, title and a few words. */
export function ContentCard({
  href,
  testId,
  image,
  ratio,
  icon: Icon,
  eager,
  above,
  title,
  text,
  children,
}: Props) {
  const eyebrow = above.filter(Boolean).join(' · ')
  return (
    <a href={href} data-testid={testId} className="content-card group">
      <span className="content-card-picture" style={{ aspectRatio: ratio }}>
        {image ? (
          <Picture
            image={image}
            ratio={ratio}
            sizes="(min-width: 75rem) 20rem, (min-width: 36rem) 50vw, 100vw"
            priority={eager}
            alt=""
          />
        ) : (
          <Icon aria-hidden size={44} strokeWidth={1.25} />
        )}
      </span>
      <span className="flex flex-1 flex-col p-5">
        {eyebrow && <span className="eyebrow text-2xs">{eyebrow}</span>}
        <span className="heading mt-2 text-xl">{title}</span>
        {text && <span className="mt-2 text-sm text-muted">{text}</span>}
        {children}
      </span>
    </a>
  )
}

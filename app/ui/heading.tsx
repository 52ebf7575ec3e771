import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const sizes = { sm: 'text-xl', md: 'text-2xl', lg: 'text-3xl', xl: 'text-4xl', display: 'text-5xl' } as const

/** A heading in the tenant's heading font. `level` is the outline, `size` the look. */
export function Heading({
  level,
  size = 'lg',
  className,
  children,
  id,
}: {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof sizes
  className?: string
  children: ReactNode
  id?: string
}) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={cx('heading', sizes[size], className)}>
      {children}
    </Tag>
  )
}

/** Heading, optional small line above it and introduction below it, as most blocks begin. */
export function SectionHeading({
  level = 2,
  eyebrow,
  title,
  intro,
  align = 'start',
  id,
}: {
  level?: 1 | 2
  eyebrow?: string | null
  title?: string | null
  intro?: string | null
  align?: 'start' | 'center'
  id?: string
}) {
  if (!title && !intro) return null
  return (
    <div className={cx('mb-8 max-w-[44rem] md:mb-12', align === 'center' && 'mx-auto text-center')}>
      {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
      {title && (
        <Heading level={level} size={level === 1 ? 'xl' : 'lg'} id={id}>
          {title}
        </Heading>
      )}
      {intro && <p className="mt-4 text-lg text-muted">{intro}</p>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { LinkValue } from '#values/link.ts'
import { cx } from './cx.ts'
import { newTab } from './new-tab.ts'

export type ActionLook = 'primary' | 'secondary' | 'quiet' | 'inverse'

/** A link that looks like a button. A link that leads nowhere is left out. `looks` are the `.action-*` classes. */
export function ActionLink({
  link,
  site,
  look = 'primary',
  className,
  children,
}: {
  link: LinkValue | null | undefined
  site: Site
  look?: ActionLook
  className?: string
  children?: ReactNode
}) {
  const href = linkHref(link, site)
  const label = children ?? link?.label
  if (!href || !label) return null
  return (
    <a className={cx('action', `action-${look}`, className)} href={href} {...newTab(link)}>
      {label}
      {link?.newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

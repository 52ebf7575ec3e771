import type { LinkValue } from '#values/link.ts'

/** Attributes of a link that may open in a new tab. */
export function newTab(link: LinkValue | null | undefined) {
  return link?.newTab ? { target: '_blank', rel: 'noopener' } : {}
}

import {
  PortableText,
  type PortableTextBlock,
  type PortableTextComponents,
  toPlainText,
} from '@portabletext/react'
import { Picture } from '#app/media/picture.tsx'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { imageValue } from '#values/image.ts'
import { linkValue } from '#values/link.ts'
import { withoutMarks } from '#values/marks.ts'
import type { RichTextValue } from '#values/rich-text.ts'
import { cx } from './cx.ts'
import { newTab } from './new-tab.ts'

/** The second-level headings of a text, each with the anchor `RichText` gives it when `anchors` is set. */
export function headingsOf(value: RichTextValue): { key: string; id: string; text: string }[] {
  const used = new Set<string>()
  return value.flatMap((item, index) => {
    if (item._type !== 'block' || item.style !== 'h2') return []
    const text = toPlainText([item as unknown as PortableTextBlock]).trim()
    if (!text) return []
    const slug =
      withoutMarks(text)
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section'
    let id = slug
    for (let number = 2; used.has(id); number++) id = `${slug}-${number}`
    used.add(id)
    return [{ key: item._key ?? String(index), id, text }]
  })
}

const components = (site: Site, anchors: Map<string, string>): PortableTextComponents => ({
  block: {
    h2: ({ value, index, children }) => <h2 id={anchors.get(value._key ?? String(index))}>{children}</h2>,
  },
  marks: {
    link: ({ value, children }) => {
      const link = linkValue.safeParse(value).data
      const href = linkHref(link, site)
      return href ? (
        <a href={href} {...newTab(link)}>
          {children}
        </a>
      ) : (
        children
      )
    },
  },
  types: {
    picture: ({ value }) => {
      const image = imageValue.safeParse(value).data
      return image ? (
        <figure>
          <Picture image={image} sizes="(min-width: 768px) 720px, 100vw" />
          {typeof value.caption === 'string' && <figcaption>{value.caption}</figcaption>}
        </figure>
      ) : null
    },
  },
  unknownType: () => null,
  unknownMark: ({ children }) => children,
})

/** Portable text in the `.prose` style: h2 to h4, lists, quotes, links, pictures. */
export function RichText({
  value,
  site,
  className,
  anchors = false,
}: {
  value: RichTextValue
  site: Site
  className?: string
  /** Gives second-level headings ids, for a table of contents. */
  anchors?: boolean
}) {
  if (value.length === 0) return null
  const ids = new Map(anchors ? headingsOf(value).map(({ key, id }) => [key, id]) : [])
  return (
    <div className={cx('prose', className)}>
      <PortableText value={value as never} components={components(site, ids)} onMissingComponent={false} />
    </div>
  )
}

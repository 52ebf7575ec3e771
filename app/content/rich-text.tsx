import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { z } from 'zod'
import { imageProjection, imageValue } from '#app/media/image.ts'
import { Picture } from '#app/media/picture.tsx'
import type { Site } from '#app/tenancy/site.ts'
import { cx } from '#app/ui/cx.ts'
import { newTab } from '#app/ui/action-link.tsx'
import { linkHref, linkProjection, linkValue } from './link.ts'

/** GROQ projection of the items of a `richText` field: `body[]{${richTextProjection}}`. */
export const richTextProjection = `
  ...,
  markDefs[]{ ..., _type == "link" => { ${linkProjection} } },
  _type == "picture" => { ${imageProjection}, caption }`

const node = z.object({ _type: z.string(), _key: z.string().optional() }).loose()

/** Portable text as queried; missing or broken text is an empty list. */
export const richTextValue = z
  .array(node)
  .nullish()
  .catch(null)
  .transform((nodes) => nodes ?? [])

export type RichTextValue = z.infer<typeof richTextValue>

const components = (site: Site): PortableTextComponents => ({
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
export function RichText({ value, site, className }: { value: RichTextValue; site: Site; className?: string }) {
  if (value.length === 0) return null
  return (
    <div className={cx('prose', className)}>
      <PortableText value={value as never} components={components(site)} onMissingComponent={false} />
    </div>
  )
}

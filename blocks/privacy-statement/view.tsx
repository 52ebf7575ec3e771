import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { richTextValue } from '#values/rich-text.ts'
import type definition from './query.ts'

/** cfg:privacyStatement (MKT-09); nothing where the site has none. */
export default function PrivacyStatement({ block, content, site }: BlockProps<ContentOf<typeof definition>>) {
  const body = richTextValue.parse(site.settings.privacyStatement)
  if (body.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} />
      <RichText value={body} site={site} />
    </div>
  )
}

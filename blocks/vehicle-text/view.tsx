import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { cx } from '#app/ui/cx.ts'
import { Heading } from '#app/ui/heading.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import type { RichTextValue } from '#values/rich-text.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, RichTextValue>

/** A text of the settings; nothing where the site has none (VDP-49). */
export default function VehicleText({ block, content, site, data }: Props) {
  if (data.length === 0) return null
  const isSmall = content.which === 'vehicleDisclaimer'
  return (
    <div className="container-page">
      <Heading level={block.first ? 1 : 2} size={isSmall ? 'sm' : 'md'} className={isSmall ? 'mb-2' : 'mb-4'}>
        {content.heading}
      </Heading>
      <RichText value={data} site={site} className={cx('wrap-anywhere', isSmall && 'text-xs text-muted')} />
    </div>
  )
}

import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { cx } from '#app/ui/cx.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type definition from './query.ts'

export default function StatsBanner({ block, content, site }: BlockProps<ContentOf<typeof definition>>) {
  const stats = content.stats.length > 0 ? content.stats : site.settings.statsBanner
  if (stats.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} />
      <dl
        className={cx(
          'grid border-y border-line md:grid-flow-col md:auto-cols-fr',
          'max-md:divide-y max-md:divide-line md:divide-x md:divide-line',
          stats.length > 4 && 'md:grid-flow-row md:grid-cols-3 md:divide-x-0',
        )}
      >
        {stats.map(({ number, text }) => (
          <div
            key={`${number} ${text}`}
            className="flex min-w-0 flex-row-reverse items-baseline justify-end gap-4 py-5 md:flex-col-reverse md:items-start md:justify-start md:gap-2 md:px-8 md:py-8 md:first:pl-0"
          >
            <dt className="text-lg break-words text-muted">{text}</dt>
            <dd className="heading tabular text-5xl whitespace-nowrap max-md:min-w-[3ch]">{number}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

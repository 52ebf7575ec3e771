import type { BlockView, ContentOf } from '#app/page/block.ts'
import type { FacetCount } from '#app/stock/finder/finder.server.ts'
import { numberText } from '#app/stock/search/labels.ts'
import { presetPath } from '#app/stock/search/preset.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { slugOf } from '#platform/slug.ts'
import { BodyIcon } from './body-icon.tsx'
import type definition from './query.ts'

const BodyTypeSearch: BlockView<ContentOf<typeof definition>, { bodies: FacetCount[] }> = ({
  block,
  content,
  data,
}) => {
  if (data.bodies.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <ul className="body-tiles">
        {data.bodies.map(({ value, count }) => (
          <li key={value}>
            <a href={presetPath({ body: value })} className="body-tile card" data-testid="body-tile">
              <BodyIcon body={slugOf(value)} className="body-icon" />
              <span className="body-name">{value}</span>{' '}
              <span className="tabular text-xs text-muted">{numberText(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default BodyTypeSearch

import { LogoPlate } from '#app/brands/brand-logo.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { numberText } from '#app/stock/search/labels.ts'
import { presetPath } from '#app/stock/search/preset.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { SectionHeading } from '#app/ui/heading.tsx'
import type { PopularMake } from './load.server.ts'
import type definition from './query.ts'

const PopularMakes: BlockView<ContentOf<typeof definition>, { makes: PopularMake[] }> = ({
  block,
  content,
  data,
  site,
}) => {
  if (data.makes.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <ul className="make-tiles">
        {data.makes.map(({ value, count, logo }) => (
          <li key={value}>
            <a href={presetPath({ make: value })} className="make-tile card group" data-testid="make-tile">
              {logo && (
                <LogoPlate
                  name={value}
                  logo={logo}
                  decorative
                  quiet={site.theme.cards === 'soft'}
                  className="h-9 w-12 shrink-0 p-1 md:h-12 md:w-18 md:p-2"
                />
              )}
              <span className="min-w-0 flex-1">
                <span className="make-name">{value}</span>
                <span className="tabular block text-xs text-muted">{numberText(count)} in stock</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ActionLink link={content.link} site={site} look="quiet" className="-ml-1 mt-6" />
    </div>
  )
}

export default PopularMakes

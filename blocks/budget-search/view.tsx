import type { BlockFallback, BlockProps, ContentOf } from '#app/page/block.ts'
import type { Finder } from '#app/stock/finder/finder.server.ts'
import { finderForm, ShowMe } from '#app/stock/finder/show-me.tsx'
import { dollarText } from '#app/stock/search/labels.ts'
import { Heading } from '#app/ui/heading.tsx'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>
type Props = Omit<BlockProps<Content>, 'data'> & { data?: Finder }

const ends = [
  { end: 'min', label: 'From', thumb: 'Lowest price' },
  { end: 'max', label: 'To', thumb: 'Highest price' },
] as const

/** Two sliders over each other set two number fields, which are the form by themselves (SRCH-45, FACET-41). */
export default function BudgetSearch({ block, content, data, site }: Props) {
  const { priceSlider } = site.settings
  const { min, max, step } = priceSlider
  return (
    <div className="container-page">
      <search>
        <form {...finderForm(site, data)} className="finder card budget" data-budget noValidate>
          <div className="budget-words">
            {content.heading && (
              <Heading level={block.first ? 1 : 2} size="lg">
                {content.heading}
              </Heading>
            )}
            {content.intro && <p className="mt-3 text-muted">{content.intro}</p>}
          </div>
          <div className="budget-controls">
            <div className="range-slider" data-testid="price-slider">
              {ends.map(({ end, thumb }) => (
                <input
                  key={end}
                  type="range"
                  aria-label={thumb}
                  aria-valuetext={dollarText(priceSlider[end])}
                  min={min}
                  max={max}
                  step={step}
                  defaultValue={priceSlider[end]}
                  data-end={end}
                />
              ))}
            </div>
            <div className="budget-fields">
              {ends.map(({ end, label }) => (
                <div key={end} className="finder-field">
                  <label htmlFor={`${block.key}-${end}`}>{label}</label>
                  <span className="budget-amount">
                    <span aria-hidden>$</span>
                    <input
                      id={`${block.key}-${end}`}
                      name="price"
                      type="number"
                      inputMode="numeric"
                      min={min}
                      max={max}
                      step={step}
                      defaultValue={priceSlider[end]}
                      className="field"
                    />
                  </span>
                </div>
              ))}
              <ShowMe site={site} counted={data} className="finder-submit" />
            </div>
          </div>
        </form>
      </search>
    </div>
  )
}

export const fallback: BlockFallback<Content> = (props) => <BudgetSearch {...props} />

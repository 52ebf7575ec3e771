import { CarFront } from 'lucide-react'
import { withBrandName } from '#app/brands/brand-name.ts'
import { Picture } from '#app/media/picture.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { isStudioPicture, picturesOf, stockPicture } from '#app/stock/card/pictures.ts'
import { carTypeWord, priceWords } from '#app/stock/rules/vehicle-text.ts'
import { dollarText, numberText, valueLabel } from '#app/stock/search/labels.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Heading, SectionHeading } from '#app/ui/heading.tsx'
import type { Range, RangeModel } from './load.server.ts'
import type block from './query.ts'

const sizes = '(min-width: 1200px) 290px, (min-width: 768px) 33vw, 50vw'

const BrandModels: BlockView<ContentOf<typeof block>, Range> = ({ block, content, data, site }) => {
  const { brand, models, bodies, counted } = data
  if (!brand || models.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={withBrandName(content.heading, brand.name) ?? `The ${brand.name} range`}
        intro={withBrandName(content.intro, brand.name)}
      />
      {bodies.length > 1 && (
        <ul className="rangebodies" aria-label="Body types in stock">
          {bodies.map(({ value, count, href }) => (
            <li key={value}>
              <a href={href}>
                {valueLabel('body', value, site.settings)}
                <span className="tabular">{numberText(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="rangegrid">
        {models.map((model) => (
          <li key={model.name}>
            <ModelOfRange model={model} site={site} counted={counted} level={block.first ? 2 : 3} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ModelOfRange({
  model,
  site,
  counted,
  level,
}: {
  model: RangeModel
  site: Site
  counted: boolean
  level: 2 | 3
}) {
  const { name, written, stock } = model
  const body = stock?.cheapest?.body ?? written?.body
  const href = stock?.href ?? linkHref({ label: '', destination: 'contact' } as const, site)
  const card = (
    <>
      <ModelPicture model={model} />
      <div className="rangecard-words">
        <Heading level={level} size="sm" className="wrap-anywhere">
          {name}
        </Heading>
        {body && <p className="rangecard-body">{valueLabel('body', body, site.settings)}</p>}
        {written?.shortDescription && <p className="rangecard-text">{written.shortDescription}</p>}
        <p className="rangecard-foot">
          <Price model={model} site={site} />
          <span className="rangecard-count tabular">
            {stock ? counts(stock.types, site) : counted ? 'To order: ask us' : 'Ask us about it'}
          </span>
        </p>
      </div>
    </>
  )
  return href ? (
    <a href={href} className="rangecard card" data-testid="range-model">
      {card}
    </a>
  ) : (
    <div className="rangecard card" data-testid="range-model">
      {card}
    </div>
  )
}

/** "12 new · 3 demo · 4 used" */
const counts = (types: NonNullable<RangeModel['stock']>['types'], { settings }: Site) =>
  types
    .map(({ value, count }) => `${numberText(count)} ${carTypeWord(value, settings).toLowerCase()}`)
    .join(' · ')

function ModelPicture({ model: { written, stock } }: { model: RangeModel }) {
  const image = written?.image
  const [picture] = !image && stock?.cheapest ? picturesOf(stock.cheapest) : []
  return (
    <div
      className="rangecard-picture"
      data-studio-picture={picture && isStudioPicture(picture) ? '' : undefined}
    >
      {image ? (
        <Picture image={image} ratio={4 / 3} sizes={sizes} alt="" />
      ) : picture ? (
        <img
          {...stockPicture(picture)}
          sizes={sizes}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <CarFront aria-hidden size={44} strokeWidth={1.25} />
      )}
    </div>
  )
}

/** The stock's lowest price with its kind; else what marketing wrote. */
function Price({ model: { written, stock }, site }: { model: RangeModel; site: Site }) {
  const cheapest = stock?.cheapest
  const { text, type } = cheapest
    ? priceWords(cheapest, site.settings)
    : { text: written?.priceFrom && dollarText(written.priceFrom), type: 'drive away' }
  if (!text) return null
  const used = cheapest?.car_type === 'used' && `${carTypeWord('used', site.settings)} from`
  return (
    <span className="rangecard-price">
      {used || 'From'} <strong className="heading tabular">{text}</strong> {type?.toLowerCase()}
    </span>
  )
}

export default BrandModels

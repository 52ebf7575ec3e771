import { ArrowRight, Phone } from 'lucide-react'
import { LogoPlate } from '#app/brands/brand-logo.tsx'
import { withBrandName } from '#app/brands/brand-name.ts'
import { Picture } from '#app/media/picture.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { isStudioPicture, picturesOf, stockPicture } from '#app/stock/card/pictures.ts'
import { carTypeWord, priceWords } from '#app/stock/rules/vehicle-text.ts'
import { numberText } from '#app/stock/search/labels.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { paths } from '#values/paths.ts'
import type { Intro } from './load.server.ts'
import type block from './query.ts'

type Content = ContentOf<typeof block>
type Known = Required<Pick<Intro, 'brand'>> & Pick<Intro, 'stock'>

const sizes = '(min-width: 992px) 56vw, 100vw'

const BrandIntro: BlockView<Content, Intro> = ({ block, content, data: { brand, stock }, site }) => {
  if (!brand) return null
  const heading = withBrandName(content.heading, brand.name)
  return (
    <div className="brandhero" data-bleed={site.theme.pictures === 'bleed' || undefined}>
      <div className="brandhero-stage container-page">
        <div className="brandhero-words">
          <LogoPlate
            name={brand.name}
            logo={brand.logo}
            decorative
            className="mb-6 h-16 w-28 p-3 md:h-20 md:w-36"
          />
          {heading && <p className="eyebrow mb-3">{brand.name}</p>}
          <Heading level={block.first ? 1 : 2} size="display" className="wrap-anywhere">
            {heading ?? brand.name}
          </Heading>
          {brand.description && <p className="mt-5 max-w-[52ch] text-lg">{brand.description}</p>}
          {content.text && (
            <p className="mt-3 max-w-[52ch] text-muted">{withBrandName(content.text, brand.name)}</p>
          )}
          <Actions content={content} brand={brand} stock={stock} site={site} />
        </div>
        <Stage content={content} brand={brand} stock={stock} site={site} priority={block.first} />
      </div>
      {stock && <Counts brand={brand} stock={stock} site={site} />}
    </div>
  )
}

function Actions({ content, brand, stock, site }: Known & { content: Content; site: Site }) {
  const phone = content.showPhone ? linkHref({ label: '', destination: 'phone' } as const, site) : undefined
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3">
      {stock ? (
        <a href={stock.href} className="action action-primary tabular">
          See {stock.count === 1 ? 'the' : `all ${numberText(stock.count)}`} {brand.name} in stock
        </a>
      ) : (
        <ActionLink link={{ label: 'See our stock', destination: 'stockSearch' }} site={site} />
      )}
      {content.actions.slice(0, 2).map((action) => (
        <ActionLink key={action.label} link={action} site={site} look="secondary" />
      ))}
      {phone && (
        <a href={phone} className="action action-quiet tabular">
          <Phone aria-hidden="true" size={18} />
          {site.phone}
        </a>
      )}
    </div>
  )
}

/** The brand's picture, else a car of the brand that stands here, with its name and price. */
function Stage({
  content,
  brand,
  stock,
  site,
  priority,
}: Known & { content: Content; site: Site; priority: boolean }) {
  const image = content.image ?? brand.image
  if (image)
    return (
      <div className="brandhero-picture">
        <Picture image={image} ratio={4 / 3} priority={priority} sizes={sizes} />
      </div>
    )
  const car = stock?.flagship
  const [picture] = car ? picturesOf(car) : []
  if (!car || !picture) return null
  const { text, type } = priceWords(car, site.settings)
  return (
    <figure className="brandhero-picture" data-studio-picture={isStudioPicture(picture) ? '' : undefined}>
      <img
        {...stockPicture(picture)}
        sizes={sizes}
        alt={car.name}
        width={1200}
        height={900}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      <figcaption>
        <a href={paths.vehicle(car)} className="brandhero-car">
          <span>
            <strong>{car.name}</strong>
            <span className="tabular">{[text, type].filter(Boolean).join(' ')}</span>
          </span>
          <ArrowRight aria-hidden size={20} />
        </a>
      </figcaption>
    </figure>
  )
}

/** Live numbers, each leading to the vehicles it counts. */
function Counts({
  brand,
  stock,
  site,
}: {
  brand: Known['brand']
  stock: NonNullable<Intro['stock']>
  site: Site
}) {
  const { cheapest } = stock
  const price = cheapest && priceWords(cheapest, site.settings)
  return (
    <div className="container-page">
      <ul className="brandhero-counts" aria-label={`${brand.name} in stock`}>
        {stock.types.map(({ value, count, href }) => (
          <li key={value}>
            <a href={href}>
              <strong className="heading tabular">{numberText(count)}</strong>
              <span>{carTypeWord(value, site.settings)}</span>
            </a>
          </li>
        ))}
        {cheapest && price && (
          <li>
            <a href={paths.vehicle(cheapest)}>
              <strong className="heading tabular">From {price.text}</strong>
              <span>
                {[carTypeWord(cheapest.car_type, site.settings), price.type?.toLowerCase()]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

export default BrandIntro

import { withBrandName } from '#app/brands/brand-name.ts'
import { OfferCard } from '#app/offers/offer-card.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { SectionHeading } from '#app/ui/heading.tsx'
import { paths } from '#values/paths.ts'
import type { Offers } from './load.server.ts'
import type block from './query.ts'

const OfferRow: BlockView<ContentOf<typeof block>, Offers> = ({ block, content, data, site }) => {
  const { brand, offers } = data
  if (offers.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={withBrandName(content.heading, brand?.name)}
        intro={withBrandName(content.intro, brand?.name)}
      />
      <ul className="card-grid">
        {offers.map((offer) => (
          <li key={offer.slug} className="min-w-0">
            <OfferCard offer={offer} timeZone={site.timeZone} eager={block.first} />
          </li>
        ))}
      </ul>
      <ActionLink
        link={{ label: content.linkLabel ?? 'All special offers', href: paths.specialOffers }}
        site={site}
        look="quiet"
        className="-ml-1 mt-6"
      />
    </div>
  )
}

export default OfferRow

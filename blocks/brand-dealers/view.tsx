import { ArrowRight, MapPin, Phone } from 'lucide-react'
import { withBrandName } from '#app/brands/brand-name.ts'
import { phoneHref } from '#app/layout/menu.ts'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { numberText } from '#app/stock/search/labels.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Heading, SectionHeading } from '#app/ui/heading.tsx'
import { paths } from '#values/paths.ts'
import type { Dealer, Dealers } from './load.server.ts'
import type block from './query.ts'

const BrandDealers: BlockView<ContentOf<typeof block>, Dealers> = ({ block, content, data, site }) => {
  const { brand, dealers, count } = data
  if (!brand || dealers.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={withBrandName(content.heading, brand.name) ?? `Where to see ${brand.name}`}
        intro={withBrandName(content.intro, brand.name)}
      />
      <ul className="card-grid">
        {dealers.map((dealer) => (
          <li key={dealer.slug} className="min-w-0">
            <DealerCard dealer={dealer} brand={brand.name} level={block.first ? 2 : 3} />
          </li>
        ))}
      </ul>
      {count > dealers.length && (
        <ActionLink
          link={{ label: `Find the nearest of ${numberText(count)} places`, href: paths.dealerLocator }}
          site={site}
          look="quiet"
          className="-ml-1 mt-6"
        />
      )}
    </div>
  )
}

function DealerCard({ dealer, brand, level }: { dealer: Dealer; brand: string; level: 2 | 3 }) {
  const { name, phone, address, stock } = dealer
  const place = [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')]
  return (
    <article className="card flex h-full flex-col gap-1 p-5 text-text" data-testid="brand-dealer">
      <Heading level={level} size="sm" className="mb-2 wrap-anywhere">
        {name}
      </Heading>
      <p className="flex gap-2 text-sm text-muted">
        <MapPin aria-hidden size={18} className="mt-0.5 shrink-0" />
        {place.filter(Boolean).join(', ')}
      </p>
      {phone && (
        <a
          href={phoneHref(phone)}
          className="tabular flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
        >
          <Phone aria-hidden size={18} className="shrink-0" />
          {phone}
        </a>
      )}
      {stock && (
        <a
          href={stock.href}
          className="tabular mt-auto flex min-h-11 items-center gap-2 pt-2 text-sm font-semibold underline underline-offset-4"
        >
          {numberText(stock.count)} {brand} in stock here
          <ArrowRight aria-hidden size={18} />
        </a>
      )}
    </article>
  )
}

export default BrandDealers

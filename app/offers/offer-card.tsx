import { ArrowRight, BadgePercent } from 'lucide-react'
import { ContentCard } from '#app/content-search/content-card.tsx'
import { paths } from '#values/paths.ts'
import type { Offer } from './offer.ts'
import { offerPrice, offerUntil } from './offer-text.ts'

/** An offer in a grid: picture, categories, title, price and until when (PROMO-13). */
export function OfferCard({ offer, timeZone, eager }: { offer: Offer; timeZone: string; eager?: boolean }) {
  const price = offerPrice(offer)
  const until = offerUntil(offer, timeZone)
  return (
    <ContentCard
      href={paths.offer(offer)}
      testId="offer-card"
      image={offer.image}
      ratio={3 / 2}
      icon={BadgePercent}
      eager={eager}
      above={offer.categories}
      title={offer.title}
      text={offer.summary}
    >
      <span className="mt-auto flex items-end justify-between gap-3 pt-5">
        <span>
          {price && <span className="heading tabular block text-2xl">{price}</span>}
          <span className="text-xs text-muted">{[offer.priceNote, until].filter(Boolean).join(' · ')}</span>
        </span>
        <ArrowRight
          aria-hidden
          size={20}
          className="shrink-0 text-brand transition-transform duration-200 ease-out group-hover:translate-x-1"
        />
      </span>
    </ContentCard>
  )
}

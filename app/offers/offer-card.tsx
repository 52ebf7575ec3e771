import { ArrowRight, BadgePercent } from 'lucide-react'
import { Picture } from '#app/media/picture.tsx'
import { type Offer, offerHref } from './offer.ts'
import { offerPrice, offerUntil } from './words.ts'

/** An offer in a grid: picture, categories, title, price and until when (PROMO-13). */
export function OfferCard({ offer, timeZone, eager }: { offer: Offer; timeZone: string; eager?: boolean }) {
  const price = offerPrice(offer)
  const until = offerUntil(offer, timeZone)
  return (
    <a href={offerHref(offer)} data-testid="offer-card" className="offer-card group">
      <span className="offer-picture">
        {offer.image ? (
          <Picture
            image={offer.image}
            ratio={3 / 2}
            sizes="(min-width: 75rem) 20rem, (min-width: 36rem) 50vw, 100vw"
            priority={eager}
            alt=""
          />
        ) : (
          <BadgePercent aria-hidden size={44} strokeWidth={1.25} />
        )}
      </span>
      <span className="flex flex-1 flex-col p-5">
        {offer.categories.length > 0 && (
          <span className="eyebrow text-2xs">{offer.categories.join(' · ')}</span>
        )}
        <span className="heading mt-2 text-xl">{offer.title}</span>
        {offer.summary && <span className="mt-2 text-sm text-muted">{offer.summary}</span>}
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
      </span>
    </a>
  )
}

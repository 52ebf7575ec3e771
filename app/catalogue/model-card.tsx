import { CarFront } from 'lucide-react'
import { Picture } from '#app/media/picture.tsx'
import { dollarText } from '#app/stock/search/labels.ts'
import type { Model } from './model.ts'

/** A model of the catalogue; it leads to the brand's page. */
export function ModelCard({ model, eager }: { model: Model; eager?: boolean }) {
  const { name, body, shortDescription, priceFrom, image, manufacturer } = model
  return (
    <a href={`/${manufacturer.slug}/overview`} data-testid="model-card" className="offer-card">
      <span className="offer-picture" data-shape="model">
        {image ? (
          <Picture
            image={image}
            ratio={4 / 3}
            sizes="(min-width: 75rem) 20rem, (min-width: 36rem) 50vw, 100vw"
            priority={eager}
            alt=""
          />
        ) : (
          <CarFront aria-hidden size={44} strokeWidth={1.25} />
        )}
      </span>
      <span className="flex flex-1 flex-col p-5">
        <span className="eyebrow text-2xs">{[manufacturer.name, body].filter(Boolean).join(' · ')}</span>
        <span className="heading mt-2 text-xl">{name}</span>
        {shortDescription && <span className="mt-2 text-sm text-muted">{shortDescription}</span>}
        {priceFrom && (
          <span className="mt-auto pt-5 text-sm text-muted">
            From <span className="heading tabular text-xl text-text">{dollarText(priceFrom)}</span> drive away
          </span>
        )}
      </span>
    </a>
  )
}

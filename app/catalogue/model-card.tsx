import { CarFront } from 'lucide-react'
import { ContentCard } from '#app/content-search/content-card.tsx'
import { dollarText } from '#app/stock/search/labels.ts'
import type { Model } from './model.ts'

/** A model of the catalogue; it leads to the brand's page. */
export function ModelCard({ model, eager }: { model: Model; eager?: boolean }) {
  const { name, body, shortDescription, priceFrom, image, manufacturer } = model
  return (
    <ContentCard
      href={`/${manufacturer.slug}/overview`}
      testId="model-card"
      image={image}
      ratio={4 / 3}
      icon={CarFront}
      eager={eager}
      above={[manufacturer.name, body]}
      title={name}
      text={shortDescription}
    >
      {priceFrom && (
        <span className="mt-auto pt-5 text-sm text-muted">
          From <span className="heading tabular text-xl text-text">{dollarText(priceFrom)}</span> drive away
        </span>
      )}
    </ContentCard>
  )
}

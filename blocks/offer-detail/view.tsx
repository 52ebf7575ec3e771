import { Picture } from '#app/media/picture.tsx'
import { offerPrice, offerUntil } from '#app/offers/offer-text.ts'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Heading } from '#app/ui/heading.tsx'
import type load from './load.server.ts'
import type block from './query.ts'

const contact = { label: 'Contact Us', destination: 'contact' as const }
const phone = { label: 'Call us', destination: 'phone' as const }

const OfferDetail: BlockView<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  block,
  content,
  data: { offer },
  site,
}) => {
  if (!offer) return null
  const price = offerPrice(offer)
  const until = offerUntil(offer, site.timeZone)
  return (
    <article className="container-page" data-testid="offer">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-14">
        {offer.image && (
          <div className="overflow-hidden rounded-card">
            <Picture
              image={offer.image}
              ratio={3 / 2}
              sizes="(min-width: 62rem) 46rem, 100vw"
              priority={block.first}
              className="block w-full"
            />
          </div>
        )}
        <div className="self-center">
          {offer.categories.length > 0 && <p className="eyebrow mb-3">{offer.categories.join(' · ')}</p>}
          <Heading level={block.first ? 1 : 2} size="xl">
            {offer.title}
          </Heading>
          {offer.summary && <p className="mt-4 text-lg text-muted">{offer.summary}</p>}
          {price && (
            <p className="mt-6">
              <span className="heading tabular text-4xl">{price}</span>{' '}
              {offer.priceNote && <span className="text-muted">{offer.priceNote}</span>}
            </p>
          )}
          {until && <p className="mt-2 text-sm text-muted">{until}</p>}
          <p className="mt-7 flex flex-wrap gap-3">
            <ActionLink link={offer.link ?? contact} site={site} />
            {content.showPhone && <ActionLink link={phone} site={site} look="secondary" />}
          </p>
        </div>
      </div>
      {(offer.description || offer.terms) && (
        <div className="mt-10 max-w-[44rem] md:mt-14">
          {paragraphs(offer.description).map((paragraph) => (
            <p key={paragraph} className="mb-4">
              {paragraph}
            </p>
          ))}
          {offer.terms && (
            <details className="mt-6 border-t border-line pt-4 text-sm text-muted" open>
              <summary className="cursor-pointer font-semibold">Terms</summary>
              {paragraphs(offer.terms).map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </details>
          )}
        </div>
      )}
    </article>
  )
}

const paragraphs = (text: string | undefined) =>
  [...new Set((text ?? '').split(/\n\s*\n/).map((line) => line.trim()))].filter(Boolean)

export default OfferDetail

import { ContentFilters } from '#app/content-search/filters.tsx'
import { ContentResults } from '#app/content-search/results.tsx'
import { OfferCard } from '#app/offers/offer-card.tsx'
import { SectionHeading } from '#app/ui/heading.tsx'
import type { BlockView, ContentOf } from '#blocks/contract.ts'
import type load from './load.server.ts'
import type block from './query.ts'

const OfferSearch: BlockView<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  block,
  content,
  data,
  page,
  site,
}) => {
  const { request, hits, count, pages, facets } = data
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={content.heading ?? page.title}
        intro={content.intro}
      />
      <div className="content-search" data-content-search="offers">
        <ContentFilters
          id={block.key}
          path={page.path}
          request={request}
          facets={facets}
          groups={[{ key: 'categories', title: 'Categories' }]}
          words="Search offers"
          price
        />
        <ContentResults path={page.path} request={request} answer={{ count, pages }} noun="offer">
          <ul className="card-grid">
            {hits.map((offer, index) => (
              <li key={offer.slug} className="min-w-0">
                <OfferCard offer={offer} timeZone={site.timeZone} eager={index < 3} />
              </li>
            ))}
          </ul>
        </ContentResults>
      </div>
    </div>
  )
}

export default OfferSearch

import { ContentSearch } from '#app/content-search/content-search.tsx'
import { OfferCard } from '#app/offers/offer-card.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import type load from './load.server.ts'
import type block from './query.ts'

const groups = [{ key: 'categories', title: 'Categories' }]

const OfferSearch: BlockView<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  block,
  content,
  data,
  page,
  site,
}) => (
  <ContentSearch
    {...{ block, content, data, page }}
    noun="offer"
    groups={groups}
    words="Search offers"
    price
    card={(offer, eager) => <OfferCard offer={offer} timeZone={site.timeZone} eager={eager} />}
  />
)

export default OfferSearch

import { useState } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import type { BlockFallback, BlockProps, ContentOf } from '#app/page/block.ts'
import { browserClient, keeping } from '#app/stock/search/browser-search.ts'
import { listingRouter } from '#app/stock/search/listing-router.ts'
import { helperParameters, requestsOf, stockSearchOf } from '#app/stock/search/requests.ts'
import type { SearchState } from '#app/stock/search/state.ts'
import type { Site } from '#app/tenancy/site.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { ListingData } from './data.ts'
import { Listing } from './listing.tsx'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>

/** The listing: InstantSearch, begun with the loader's answer, so that the first request is the shopper's first choice. */
export default function StockSearch(props: BlockProps<Content, ListingData>) {
  const { data, site } = props
  const [start] = useState(() => begin(data, site))
  return (
    <InstantSearchSSRProvider initialResults={start.initialResults as never}>
      <InstantSearch
        indexName={data.scope.index}
        searchClient={start.client as never}
        routing={start.routing as never}
        insights={false}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Listing {...props} />
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

function begin({ scope, state, answers, browser, place }: ListingData, { settings }: Site) {
  const parameters = helperParameters(stockSearchOf(state, scope), scope)
  const client =
    typeof window === 'undefined' ? undefined : keeping(browserClient(browser), settings.searchCacheSize)
  client?.keep(requestsOf(parameters), { results: answers })
  return {
    // On the server all that is asked for is known.
    client: client ?? { search: () => new Promise<never>(() => {}) },
    initialResults: { [scope.index]: { state: parameters, results: answers } },
    routing: {
      router: listingRouter(place, state),
      stateMapping: {
        stateToRoute: (ui: Record<string, { stock?: SearchState }>) => ui[scope.index]?.stock ?? state,
        routeToState: (stock: SearchState) => ({ [scope.index]: { stock } }),
      },
    },
  }
}

/** Without the search server: what to do instead. The page is tried again a few seconds later. */
export const fallback: BlockFallback<Content> = ({ block, page, site }) => (
  <div className="container-wide">
    <Heading level={block.first ? 1 : 2}>{page.title}</Heading>
    <p className="mt-4 max-w-[60ch] text-muted">
      Our stock cannot be searched at the moment. Please try again in a minute
      {site.phone ? `, or call us on ${site.phone}` : ''}.
    </p>
    <p className="mt-6">
      <a href={page.path} className="action action-primary">
        Try again
      </a>
    </p>
  </div>
)

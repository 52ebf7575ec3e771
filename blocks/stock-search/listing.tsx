import { SlidersHorizontal } from 'lucide-react'
import { useEffect } from 'react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { cardSettings } from '#app/stock/card/settings.ts'
import { useStockSearch } from '#app/stock/search/connect-stock.ts'
import { hrefOf } from '#app/stock/search/listing.ts'
import { isSameSearch } from '#app/stock/search/state.ts'
import { Heading } from '#app/ui/heading.tsx'
import { Chips } from './chips.tsx'
import { ListingProvider } from './context.ts'
import type { ListingData } from './data.ts'
import { FilterDrawer } from './drawer.tsx'
import { Facets } from './facets.tsx'
import { useHistory } from './history.ts'
import { ListingPager } from './pager.tsx'
import { PlaceSaid } from './place-said.tsx'
import type definition from './query.ts'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { ChosenCount, SortSelect, Total } from './toolbar.tsx'
import { useDrawer } from './use-drawer.ts'

/** Heading, search field and order above; filters beside; chips, vehicles and pages. One form, for those without scripts. */
export function Listing(props: BlockProps<ContentOf<typeof definition>, ListingData>) {
  const { block, content, data, site } = props
  const search = useStockSearch(data.scope)
  const { state } = search
  const drawer = useDrawer()
  const ownPath =
    hrefOf({ ...state, page: 1, sortBy: undefined }, data.place).split('?')[0] === data.place.path
  const heading = content.heading ?? (ownPath ? data.headings.path : data.headings.home)
  const isFirst = isSameSearch(state, data.state)
  useEffect(() => {
    // The head was written for the path's own search; the tab follows a search that leaves it.
    const { path, home } = data.headings
    document.title = ownPath ? document.title.replace(home, path) : document.title.replace(path, home)
  }, [ownPath, data.headings])
  useHistory(search, data, site.slug)

  return (
    <ListingProvider value={{ ...search, data, settings: cardSettings(site), id: block.key }}>
      <form
        className="listing container-page"
        action={data.place.home}
        onSubmit={(event) => event.preventDefault()}
        data-search={hrefOf(data.state, data.place)}
        // A browser that fills in what stood here before would choose what the address does not say.
        autoComplete="off"
      >
        <a href={`#${block.key}-results`} className="listing-skip action action-primary">
          Skip to the vehicles
        </a>
        <header className="listing-head">
          <Heading level={block.first ? 1 : 2} size="lg">
            {heading}
          </Heading>
          {content.intro && <p className="mt-2 max-w-[70ch] text-muted">{content.intro}</p>}
        </header>
        <SearchField />
        <div className="listing-bar">
          <a
            href={`#${block.key}-filters`}
            className="action action-secondary listing-open"
            onClick={drawer.open}
            aria-haspopup="dialog"
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            Filters
            <ChosenCount state={state} />
          </a>
          <Total />
          <SortSelect />
        </div>
        <aside className="listing-panel" id={`${block.key}-filters`} aria-label="Filters" tabIndex={-1}>
          {!drawer.isOpen && <Facets />}
          <noscript>
            <button type="submit" className="action action-primary w-full">
              Apply
            </button>
          </noscript>
        </aside>
        <div className="listing-main">
          <Chips />
          <PlaceSaid />
          <Results eager={isFirst} />
          <ListingPager />
        </div>
        <FilterDrawer drawer={drawer} />
      </form>
    </ListingProvider>
  )
}

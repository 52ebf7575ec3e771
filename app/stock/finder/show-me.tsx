import { stockWord } from '#app/stock/search/preset.ts'
import type { Site } from '#app/tenancy/site.ts'
import { cx } from '#app/ui/cx.ts'
import type { SearchAccess } from './live.ts'

/** What a search form counts with; without it the form still searches. */
export interface Counted {
  access: SearchAccess
  count: number
}

/** Attributes of a form whose button counts (start-finder.ts); without JavaScript it is a plain form. */
export const finderForm = (site: Site, counted: Counted | null | undefined) => ({
  action: site.settings.searchPath,
  method: 'get' as const,
  ...(counted && { 'data-finder': JSON.stringify(counted.access) }),
})

/** "Show Me 1,482 cars" (SRCH-05) in the site's own word, or "Search" where nobody could count. */
export function ShowMe({
  site,
  counted,
  className,
}: {
  site: Site
  counted: Counted | null | undefined
  className?: string
}) {
  const [one, many] = [stockWord(site, 1), stockWord(site)]
  return (
    <>
      <button type="submit" className={cx('action action-primary', className)} data-testid="show-me-button">
        {counted ? (
          <span>
            Show Me{' '}
            <span className="tabular" data-count>
              {counted.count.toLocaleString('en-AU')}
            </span>{' '}
            <span data-words>{counted.count === 1 ? one : many}</span>
          </span>
        ) : (
          'Search'
        )}
      </button>
      {counted && <output className="sr-only" data-one={one} data-many={many} />}
    </>
  )
}

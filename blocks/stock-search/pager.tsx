import type { MouseEvent } from 'react'
import { Pager } from '#app/ui/pager.tsx'
import { useChoice, useListing } from './context.ts'

/** Pages of the listing; another one begins at its top. */
export function ListingPager() {
  const { found, state } = useListing()
  const choice = useChoice()
  const linkTo = (page: number) => {
    const { href, onClick } = choice({ ...state, page })
    return {
      href,
      onClick(event: MouseEvent) {
        onClick(event)
        if (event.defaultPrevented) event.currentTarget.closest('.listing-main')?.scrollIntoView()
      },
    }
  }
  return <Pager page={state.page} pages={found.pages} linkTo={linkTo} />
}

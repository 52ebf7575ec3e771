import type { MouseEvent } from 'react'
import { Pager } from '#app/ui/pager.tsx'
import { useChoice, useListing } from './context.ts'

/** Pages of the listing; another one begins at its top, for the eyes and for the keyboard. */
export function ListingPager() {
  const { found, state, id } = useListing()
  const choice = useChoice()
  const linkTo = (page: number) => {
    const { href, onClick } = choice({ ...state, page })
    return {
      href,
      onClick(event: MouseEvent) {
        onClick(event)
        if (!event.defaultPrevented) return
        event.currentTarget.closest('.listing-main')?.scrollIntoView()
        document.getElementById(`${id}-results`)?.focus({ preventScroll: true })
      },
    }
  }
  return <Pager page={state.page} pages={found.pages} linkTo={linkTo} />
}

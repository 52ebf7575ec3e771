import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The browser's own list, in the site's look. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="listing-select">
      <select {...props} />
      <ChevronDown aria-hidden className="size-4" />
    </span>
  )
}

import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type block from './query.ts'
import { nextStep, salesCount } from './sales-count.ts'

export default function load({ instant, validUntil }: LoadContext<ContentOf<typeof block>>) {
  validUntil(nextStep(instant))
  return { count: salesCount(instant) }
}

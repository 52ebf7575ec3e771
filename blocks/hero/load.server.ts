import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { type Finder, readFinder } from '#app/stock/finder/finder.server.ts'
import type definition from './query.ts'

/** How many vehicles there are, where the hero has the search. */
const load: BlockLoad<ContentOf<typeof definition>, Finder | null> = (context) =>
  context.content.showSearch ? readFinder(context) : null

export default load

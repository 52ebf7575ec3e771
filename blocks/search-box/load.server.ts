import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { type Finder, readFinder } from '#app/stock/finder/finder.server.ts'
import type definition from './query.ts'

const load: BlockLoad<ContentOf<typeof definition>, Finder> = (context) =>
  readFinder(context, { facets: ['make', 'body'] })

export default load

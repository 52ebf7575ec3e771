import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import type definition from './query.ts'

/** A page of one shopper has no place in search engines. */
const load: BlockLoad<ContentOf<typeof definition>, Record<string, never>> = ({ head }) => {
  head({ noindex: true })
  return {}
}

export default load

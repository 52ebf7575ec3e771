import type { BlockView, ContentOf } from '#app/page/block.ts'
import type block from './query.ts'

/** Draws nothing itself: `expand.server.ts` puts the shared blocks in its place. */
const SharedBlock: BlockView<ContentOf<typeof block>> = () => null

export default SharedBlock

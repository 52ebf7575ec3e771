import { z } from 'zod'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import { blocksProjection } from '#app/page/queries.server.ts'
import { rawBlocks } from '#values/raw-blocks.ts'
import { blocks } from '../registry.server.ts'
import type block from './query.ts'

const document = z.object({ _id: z.string(), blocks: rawBlocks }).nullable()

/** The blocks of the shared document, if this tenant has it. */
export default async function expand({ content, lake }: LoadContext<ContentOf<typeof block>>) {
  if (!content.ref) return null
  const found = await lake.query({
    query: `*[_type == "sharedBlock" && tenant._ref == $tenant && _id == $id][0]{ _id, blocks[]{ ${blocksProjection(blocks)} } }`,
    params: { id: content.ref },
    shape: document,
  })
  return found && { document: found._id, blocks: found.blocks }
}

import { renderToString } from 'react-dom/server'
import type { BlockView } from '#app/page/block.ts'
import { scriptJson } from '#app/page/fragments.server.tsx'
import { Interactive, type PlacedBlock } from '#app/page/page-blocks.tsx'
import { cleanValue } from '#values/marks.ts'

/**
 * In preview an interactive block is a root of React's own from the start, drawn again from new properties when a draft
 * changes. Its words carry no marks: they would reach attributes that the browser makes.
 */
export function asIslands(
  blocks: readonly PlacedBlock[],
  viewOf: (type: string) => BlockView<unknown, unknown> | undefined,
): PlacedBlock[] {
  return blocks.map(({ interactive, ...block }) => {
    if (!interactive) return block
    const props = cleanValue(interactive)
    const html = renderToString(<Interactive type={block.type} view={viewOf(block.type)} props={props} />, {
      identifierPrefix: block.key,
    })
    return { ...block, html, attributes: { ...block.attributes, 'data-preview-island': scriptJson(props) } }
  })
}

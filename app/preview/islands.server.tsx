import { renderToString } from 'react-dom/server'
import { Interactive } from '#app/page/page-blocks.tsx'
import { scriptJson } from '#app/page/fragments.server.tsx'
import type { PlacedBlock } from '#app/site/resolve.server.ts'
import { blocks as registry } from '#blocks/registry.server.ts'
import { cleanValue } from '#values/marks.ts'

/**
 * In preview an interactive block is a root of React's own, drawn again from new properties when a draft changes. Its
 * words carry no marks: they would reach attributes that the browser makes.
 */
export function asIslands(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  return blocks.map(({ interactive, ...block }) => {
    if (!interactive) return block
    const props = cleanValue(interactive)
    const html = renderToString(
      <Interactive type={block.type} view={registry.get(block.type)?.view} props={props} />,
      { identifierPrefix: block.key },
    )
    return { ...block, html, attributes: { ...block.attributes, 'data-preview-island': scriptJson(props) } }
  })
}

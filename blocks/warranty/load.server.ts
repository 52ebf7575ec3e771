import { warrantyText } from '#app/brands/warranty-text.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type block from './query.ts'

/** The tenant's text for the brand the block names, else for the brand of the address (TEN-15). */
export default function load({ content, params, site }: LoadContext<ContentOf<typeof block>>) {
  const { warrantyKind, warrantyTexts } = site.settings
  const standardText = warrantyText(warrantyKind, warrantyTexts, content.brand ?? params.brand)
  return { standardText: content.showStandardText ? standardText : undefined }
}

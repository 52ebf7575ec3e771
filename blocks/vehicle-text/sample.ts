import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleText } from '#app/samples/text.ts'
import type { RichTextValue } from '#values/rich-text.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>, RichTextValue> = {
  content: { which: 'whatsIncluded', heading: "What's Included" },
  data: sampleText(
    'A roadworthy certificate, a full tank, both keys and the rest of the maker’s warranty. We show you the car before you pay for it.',
  ),
}

export default sample

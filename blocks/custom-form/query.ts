import { z } from 'zod'
import { builtForm, builtFormProjection } from '#app/leads/form/built-form.ts'
import { leadFormContent, leadParams } from '#app/leads/form/content.ts'
import type { CustomContent } from '#app/leads/kinds/custom.ts'
import { defineBlock } from '#app/page/block.ts'

export default defineBlock({
  type: 'customForm',
  tier: 'interactive',
  styles: ['leads/lead-form'],
  projection: `"form": form->{${builtFormProjection}}`,
  content: z
    .object({ form: builtForm.nullish().catch(null) })
    .transform(({ form }): CustomContent => form ?? { ...leadFormContent.parse({}), steps: [] }),
  params: leadParams,
})

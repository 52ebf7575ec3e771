import { leadFormContent, leadFormProjection, leadParams } from '#app/leads/form/content.ts'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'enquiryForm',
  tier: 'interactive',
  styles: ['leads/lead-form'],
  projection: `${leadFormProjection}, category`,
  content: leadFormContent.extend({ category: text }),
  params: leadParams,
})

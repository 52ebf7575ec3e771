import { leadFormContent, leadFormProjection, leadParams } from '#app/leads/form/content.ts'
import { defineBlock } from '#app/page/block.ts'

export default defineBlock({
  type: 'carFinanceForm',
  tier: 'interactive',
  styles: ['leads/lead-form'],
  projection: leadFormProjection,
  content: leadFormContent,
  params: leadParams,
})

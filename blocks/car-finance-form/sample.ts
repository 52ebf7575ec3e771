import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { finance } from '#app/leads/kinds/finance.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleForm } from '#app/samples/lead-form.ts'

export default {
  content: { heading: 'Finance for this vehicle', intro: 'We work out a repayment with you, on the day.' },
  data: sampleForm(finance),
} satisfies BlockSample<unknown, LeadForm>

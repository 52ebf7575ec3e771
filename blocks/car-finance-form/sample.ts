import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { finance } from '#app/leads/kinds/finance.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleForm } from '#app/samples/lead-form.ts'

const heading = 'Finance for this vehicle'

export default {
  content: { heading, intro: 'We work out a repayment with you, on the day.' },
  data: { ...sampleForm(finance), heading },
} satisfies BlockSample<unknown, LeadForm>

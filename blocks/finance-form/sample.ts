import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { finance } from '#app/leads/kinds/finance.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleForm } from '#app/samples/lead-form.ts'

export default {
  content: { intro: 'We answer within two business hours.' },
  data: sampleForm(finance),
} satisfies BlockSample<unknown, LeadForm>

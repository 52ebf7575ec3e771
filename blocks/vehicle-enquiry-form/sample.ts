import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { vehicle } from '#app/leads/kinds/vehicle.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleForm } from '#app/samples/lead-form.ts'

export default {
  content: { intro: 'We answer within two business hours.' },
  data: sampleForm(vehicle),
} satisfies BlockSample<unknown, LeadForm>

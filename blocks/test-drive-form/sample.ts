import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { testDrive } from '#app/leads/kinds/test-drive.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleForm } from '#app/samples/lead-form.ts'

export default {
  content: { intro: 'We answer within two business hours.' },
  data: sampleForm(testDrive),
} satisfies BlockSample<unknown, LeadForm>

import type { z } from 'zod'
import type { LeadForm } from '#app/leads/form/lead-form.ts'
import { custom } from '#app/leads/kinds/custom.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleContext } from '#app/samples/lead-form.ts'
import definition from './query.ts'

const field = (name: string, label: string, type: string, more: object = {}) => ({
  name,
  label,
  type,
  ...more,
})

const content = {
  form: {
    id: 'form-sample',
    title: 'Fleet enquiry',
    category: 'Fleet',
    intro: 'Our fleet desk answers within one business day.',
    submit: 'Ask for a fleet price',
    steps: [
      {
        fields: [
          field('name', 'Name', 'text', { required: true }),
          field('email', 'Email', 'email', { required: true, half: true }),
          field('postcode', 'Postcode', 'postcode', { half: true }),
          field('Vehicles', 'How many vehicles do you run?', 'radio', { choices: ['1 to 4', '5 or more'] }),
          field('Fleet manager', 'Who looks after them?', 'text', {
            when: { field: 'Vehicles', is: ['5 or more'] },
          }),
          field('odometer', 'Kilometres a year', 'odometer', { quickPicks: [15_000, 30_000] }),
          field('location_id', 'Which location suits you?', 'location', { half: true }),
        ],
      },
    ],
  },
}

export default {
  content,
  data: {
    ...custom.make({ ...sampleContext({ car: undefined }), content: definition.content.parse(content) }),
  },
} satisfies BlockSample<z.input<typeof definition.content>, LeadForm>

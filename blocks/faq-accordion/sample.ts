import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleText } from '#app/samples/text.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>> = {
  content: {
    heading: 'Common questions',
    intro: 'What people ask before they come in.',
    questions: [
      {
        question: 'Can I test drive a car at home?',
        answer: sampleText(
          'Yes. Within 30 kilometres of any of our dealerships we bring the car to you, on weekdays between 9 am and 4 pm.',
        ),
      },
      {
        question: 'What does “drive away” include?',
        answer: sampleText(
          'Everything you need to drive it home:',
          ['bullet', 'twelve months of registration'],
          ['bullet', 'compulsory third party insurance'],
          ['bullet', 'stamp duty and dealer delivery'],
        ),
      },
      {
        question: 'Do you take trade-ins that are still under finance?',
        answer: sampleText(
          'We do. We pay out your lender and the rest goes towards your next car, or to you.',
        ),
      },
    ],
    action: { label: 'Ask us something else', destination: 'contact' },
  },
}

export default sample

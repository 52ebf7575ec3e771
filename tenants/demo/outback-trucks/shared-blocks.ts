import { block, link } from '../compose.ts'

export const sharedBlocks = [
  {
    key: 'ring-the-yard',
    title: 'Ring the yard',
    blocks: [
      block('callToAction', {
        layout: 'contact',
        heading: 'Ring the yard',
        text: 'Monday to Friday 7 to 5.30. Saturday 8 to 1.',
        actions: [link.to('contact', 'Contact Us')],
        tone: 'dark',
      }),
    ],
  },
]

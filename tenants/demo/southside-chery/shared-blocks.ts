import { block, link } from '../compose.ts'

export const sharedBlocks = [
  {
    key: 'talk-to-us',
    title: 'Talk to us',
    blocks: [
      block('callToAction', {
        layout: 'contact',
        heading: 'One call away.',
        actions: [link.page('/book-test-drive', 'Book a drive')],
        tone: 'dark',
      }),
    ],
  },
]

import { block, link } from '../compose.ts'

export const sharedBlocks = [
  {
    key: 'visit-us',
    title: 'Visit us',
    blocks: [
      block('callToAction', {
        layout: 'contact',
        heading: 'Come and see us in Newstead',
        text: 'Parking under the showroom, ferry at the door, a charger at every third bay.',
        actions: [link.to('contact', 'Contact Us')],
        tone: 'dark',
      }),
    ],
  },
  {
    key: 'warranty-cover',
    title: 'Warranty cover',
    blocks: [
      block('warranty', {
        heading: 'Seven years, three promises',
        intro: 'On new cars from participating brands, serviced to schedule.',
        note: 'Cover differs between brands. Your consultant will give you the booklet for your car before you sign.',
        link: link.page('/warranty', 'Warranty in full'),
        tone: 'muted',
      }),
    ],
  },
]

import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type { SpinData } from './load.server.ts'
import type block from './query.ts'

export default {
  content: {
    heading: 'Spin to Win',
    intro: 'One spin for everybody who is signed in, until the end of the month.',
    campaign: 'Winter 2026',
    prizes: [
      { name: 'A full detail', chance: 1 },
      { name: 'A wash and vacuum', chance: 6 },
      { name: 'Coffee for two', chance: 12 },
      { name: 'A roadside kit', chance: 4 },
    ],
    conditions: 'Queensland residents aged 18 or over. One spin for each mobile number.',
  },
  data: { fields: [], signIn: '/sign-in?type=spin-to-win&redirect=/spin-to-win&back=/spin-to-win' },
} satisfies BlockSample<z.input<typeof block.content>, SpinData>

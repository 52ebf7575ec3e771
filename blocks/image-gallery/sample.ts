import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleImage } from '#app/samples/media.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>> = {
  content: {
    heading: 'From every side',
    pictures: [
      {
        ...sampleImage('suv-white-hero', 'White SUV from the front left'),
        caption: 'Snowflake White, with the black roof',
      },
      sampleImage('suv-white-side', 'White SUV from the side'),
      {
        ...sampleImage('suv-white-rear34', 'White SUV from the rear left'),
        caption: 'Powered tailgate on all grades',
      },
      { ...sampleImage('suv-blue-hero', 'Blue SUV from the front left'), caption: 'Pacific Blue' },
      sampleImage('suv-silver-side', 'Silver SUV from the side'),
      sampleImage('suv-silver-rear34', 'Silver SUV from the rear left'),
    ],
  },
}

export default sample

import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import { sampleImage } from '#app/samples/media.ts'
import { sampleText } from '#app/samples/text.ts'
import type definition from './query.ts'

const sample: BlockSample<z.input<typeof definition.content>> = {
  content: {
    heading: 'Family owned since 1994',
    intro: 'Thirty years of putting Queensland families on the road.',
    body: sampleText(
      'We opened with four cars on a gravel yard and one promise: tell people everything about the car before they ask. The yard is bigger now. The promise is the same.',
      ['h2', 'What that means for you'],
      ['bullet', 'A workshop report with every used car, including what we did not repair.'],
      ['bullet', 'A written price that does not change at the desk.'],
      ['bullet', 'Three days to bring it back if it is not right for you.'],
      'Come in for a drive. There is coffee, and nobody will follow you around.',
    ),
    picture: sampleImage('wagon-blue-hero', 'Blue wagon photographed from the front left in a bright studio'),
    pictureSide: 'right',
    action: { label: 'Meet the team', href: '/about-us' },
  },
}

export default sample

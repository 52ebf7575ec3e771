import type { BlockSample } from '#app/page/block.ts'
import type { Entry } from '../../app/guestbook/entry.ts'

const sample: BlockSample<unknown, Entry[]> = {
  content: { heading: 'Sign our guestbook' },
  data: [{ name: 'Ruth', message: 'Ready on the day you said.', greeted: true }],
}

export default sample

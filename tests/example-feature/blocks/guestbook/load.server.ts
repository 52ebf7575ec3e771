import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import type { Entry } from '../../app/guestbook/entry.ts'
import type block from './query.ts'

const load: BlockLoad<ContentOf<typeof block>, Entry[]> = ({ guestbook, validUntil }) => {
  // Rows of PostgreSQL tell no page cache that they changed: the page is read again at the next request.
  validUntil(new Date(0))
  return guestbook.entries()
}

export default load

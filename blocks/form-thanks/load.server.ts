import { kindNames } from '#app/leads/kinds/index.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import type block from './query.ts'

/** Whether a form was just sent, as the address says it without script. The page has no place in search engines. */
const load: BlockLoad<ContentOf<typeof block>, { sent: boolean }> = ({ search, head }) => {
  head({ noindex: true, canonical: '/success' })
  return { sent: kindNames.includes(search.get('form') ?? '') }
}

export default load

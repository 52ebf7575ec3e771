import { kindNames } from '#app/leads/kinds/index.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { text } from '#values/fields.ts'
import type block from './query.ts'

export interface Sent {
  sent: boolean
  /** What the form itself says after it was sent, where the site has built it. */
  thanks?: string
}

const ofForm = '*[_type == "form" && tenant._ref == $tenant && _id == $id][0]'

/** Which form was just sent, as the address says it without script. The page has no place in search engines. */
const load: BlockLoad<ContentOf<typeof block>, Sent> = async ({ search, head, lake }) => {
  head({ noindex: true, canonical: '/success' })
  const form = search.get('form') ?? ''
  if (form === '' || kindNames.includes(form)) return { sent: form !== '' }
  const id = await lake.query({ query: `${ofForm}._id`, params: { id: form }, shape: text })
  const thanks = id && (await lake.query({ query: `${ofForm}.thanks`, params: { id }, shape: text }))
  return { sent: Boolean(id), ...(thanks && { thanks }) }
}

export default load

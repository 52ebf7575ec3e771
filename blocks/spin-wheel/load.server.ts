import type { Field } from '#app/leads/form/field.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { spinFields } from '#app/spins/spins.server.ts'
import { signInHref } from '#values/paths.ts'
import { campaignOf } from './campaign.ts'
import type definition from './query.ts'

export interface SpinData {
  /** What the shopper has won in this campaign already. */
  won?: string
  fields: readonly Field[]
  /** Where somebody who is not signed in does so. */
  signIn?: string
}

const load: BlockLoad<ContentOf<typeof definition>, SpinData> = async ({ content, visitor, spins, site }) => {
  if (!visitor)
    return {
      fields: [],
      signIn: signInHref({ type: 'spin-to-win', redirect: '/spin-to-win', back: '/spin-to-win' }),
    }
  return { fields: spinFields(site), won: await spins.wonBy(visitor, campaignOf(content)) }
}

export default load

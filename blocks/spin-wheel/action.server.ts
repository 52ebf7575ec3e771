import { defineAction } from '#app/page/action.ts'
import type { ContentOf } from '#app/page/block.ts'
import { spin } from '#app/spins/spins.server.ts'
import { campaignOf } from './campaign.ts'
import type definition from './query.ts'

export default defineAction<ContentOf<typeof definition>, { prize: string }>({
  async run(context) {
    const { visitor, content } = context
    if (!visitor) return { status: 422, error: 'Please sign in before you spin.' }
    if (content.prizes.length === 0) return { status: 422, error: 'There is nothing to win right now.' }
    return spin(visitor, { name: campaignOf(content), prizes: content.prizes }, context)
  },
})

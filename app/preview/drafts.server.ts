import type { ContentSourceMap, SanityClient } from '@sanity/client'
import { ContentUnavailable } from '#app/content/answers.server.ts'

/** What preview needs of a Content Lake: documents with their drafts, and where each value comes from. */
export interface DraftLake {
  fetch(
    query: string,
    params: Record<string, unknown>,
    mapped: boolean,
  ): Promise<{ result: unknown; map: ContentSourceMap | undefined }>
}

/** Longest wait for one query, in milliseconds. */
const queryTimeoutMs = 5000

export const draftLake = (client: SanityClient): DraftLake => ({
  async fetch(query, params, mapped) {
    try {
      const answer = await client.fetch(query, params, {
        filterResponse: false,
        returnQuery: false,
        resultSourceMap: mapped && 'withKeyArraySelector',
        signal: AbortSignal.timeout(queryTimeoutMs),
      })
      return { result: answer.result, map: answer.resultSourceMap }
    } catch (cause) {
      throw new ContentUnavailable('The Content Lake does not answer.', { cause })
    }
  },
})

import type { z } from 'zod'
import { type Answers, shaped } from './answers.server.ts'
import type { Reads } from './reads.server.ts'

/** Reads of one tenant's published documents: cached, kept while the Content Lake is down, refreshed by live events. */
export interface TenantContent {
  /**
   * Runs a GROQ query with `$tenant` bound to the tenant's document id. The query must contain
   * `tenant._ref == $tenant`; one that does not throws before it is sent.
   * @throws ContentUnavailable when the Content Lake does not answer and no earlier answer is kept.
   */
  query<Shape extends z.ZodType>(input: {
    query: string
    params?: Record<string, unknown>
    shape: Shape
  }): Promise<z.output<Shape>>
}

/** What every query must contain, so that no site can read another's documents (TEN-19). */
const tenantFilter = 'tenant._ref == $tenant'

/** Content of the tenant whose document has the id `tenant` (`site-motorworld`); what is read is noted in `reads`. */
export function tenantContent(answers: Answers, tenant: string, reads: Reads): TenantContent {
  return {
    async query({ query, params, shape }) {
      if (!query.includes(tenantFilter))
        throw new Error(`A query of ${tenant} does not contain "${tenantFilter}": ${query}`)
      const answer = await answers.read(query, { ...params, tenant })
      reads.note(answer)
      return shaped(answer, shape)
    },
  }
}

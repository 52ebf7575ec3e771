import type { z } from 'zod'

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

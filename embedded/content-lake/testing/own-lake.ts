import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTestLake, type TestLake } from './lake.ts'

export let lake: TestLake

/** Starts a Content Lake for the tests of a file, and empties it before each of them. */
export function withOwnLake() {
  beforeAll(async () => {
    lake = await startTestLake()
  }, 60_000)
  afterAll(() => lake.stop(), 30_000)
  afterEach(async () => {
    await lake.client.delete({ query: '*[_type in ["page", "note"]]' })
    await lake.client.delete({ query: '*[_type == "site"]' })
  })
}

export const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  lake.request(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(headers && { headers }),
  })

/** The error body of a refused request of the official client. */
export async function refusal(work: Promise<unknown>) {
  const error = (await work.catch((reason: unknown) => reason)) as {
    statusCode?: number
    response?: {
      body: { error?: { type?: string; description?: string; items?: { error: Record<string, unknown> }[] } }
    }
  }
  return {
    status: error.statusCode,
    ...error.response?.body.error,
    first: error.response?.body.error?.items?.[0]?.error,
  }
}

const codes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P\d\d)$/
const words = /connection (terminated|timeout|ended)|timeout exceeded when trying to connect|not queryable/i

/**
 * True of an error that means that PostgreSQL is down, starting, full or cut off, which is temporary: by the code of
 * the system or of PostgreSQL (classes 08, 53 and 57P), or by the words of the client library, which has no code for it.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || words.test(error.message)
}

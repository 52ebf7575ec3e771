import { createHash } from 'node:crypto'
import { ReceivedFile } from './received-file.server.ts'

/** Names one submission among all of a site, for `createWrite`. */
export interface SubmissionKey {
  key: string
  /** Seconds for which it is the same submission; as long as it is kept unless set. */
  within?: number
}

interface Sent {
  /** Mixed in, so that nobody can make up the key of another's submission. */
  secret: string
  /** What took it: the block, or the path of the endpoint. */
  to: string
  /** The key that the sender made up, if any. */
  given: unknown
  /** Of the sender. */
  address: string
  /** What was sent, as names and values. */
  fields: Iterable<readonly [name: string, value: string]>
  /** For how many seconds the same, sent again without a key of the sender's, is one submission. */
  within: number
}

/**
 * What tells a submission from others: the key that its sender made up, or, without one, who sent what, so that a
 * second press is the same submission.
 */
export function submissionKey({ secret, to, given, address, fields, within }: Sent): SubmissionKey {
  const hash = createHash('sha256')
  const add = (part: string) => hash.update(`${Buffer.byteLength(part)}:${part}`)
  for (const part of [secret, to]) add(part)
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) {
    add(given)
    return { key: hash.digest('base64url') }
  }
  for (const part of ['', address]) add(part)
  for (const [name, value] of fields) for (const part of [name, value]) add(part)
  return { key: hash.digest('base64url'), within }
}

/** Names and values of all fields; a file by its content. */
export function* keyFields(form: FormData): Generator<[string, string]> {
  for (const [name, value] of form)
    yield [
      name,
      value instanceof ReceivedFile ? `${value.name} ${value.size} ${value.sha256}` : String(value),
    ]
}

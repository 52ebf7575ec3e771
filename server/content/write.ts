import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import type { OnProgress } from './progress.ts'
import { count, listed, noRight, TransferError } from './transfer-error.ts'

export interface Write {
  id: string
  mutation: Record<string, unknown>
}

interface WriteOptions {
  onProgress: OnProgress
  uploaded: number
}

/** Writes each portion whole, one after the other. @throws TransferError naming what is written and what is not */
export async function writePortions(
  client: SanityClient,
  portions: Write[][],
  options: WriteOptions,
): Promise<void> {
  let written = 0
  for (const [at, portion] of portions.entries()) {
    options.onProgress({ step: 'Writing documents, transaction', current: at + 1, total: portions.length })
    const failure = await commit(client, portion)
    if (failure) throw new TransferError(brokenOff(failure, portions, at, written, options))
    written += portion.length
  }
}

interface Failure {
  reason: string
  /** Undefined if the Content Lake could not be asked. */
  written: boolean | undefined
}

/** Writes one transaction; if the response does not arrive, asks the dataset whether it was committed. */
export async function commit(client: SanityClient, writes: Write[]): Promise<Failure | undefined> {
  const transactionId = `transfer-${randomUUID()}`
  try {
    const mutations = writes.map(({ mutation }) => mutation) as Parameters<SanityClient['mutate']>[0]
    await client.mutate(mutations, { transactionId, visibility: 'async', returnDocuments: false })
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const status = (error as { statusCode?: number }).statusCode
    if (status && status < 500) return { reason: status === 403 ? noRight : reason, written: false }
    const id = writes[0]?.id
    const revision = await client.fetch<string | null>('*[_id == $id][0]._rev', { id }).catch(() => undefined)
    if (revision === transactionId) return undefined
    return { reason, written: revision === undefined ? undefined : false }
  }
}

function brokenOff(
  { reason, written: known }: Failure,
  portions: Write[][],
  at: number,
  written: number,
  { uploaded }: WriteOptions,
): string {
  const total = portions.reduce((sum, portion) => sum + portion.length, 0)
  const done = portions.slice(0, at).flatMap((portion) => portion.map(({ id }) => id))
  const uncertain =
    known === undefined
      ? ` Whether transaction ${at + 1} (${count(portions[at]?.length ?? 0, 'document')}) was written is not known.`
      : ''
  const pictures =
    uploaded > 0 ? ` ${count(uploaded, 'picture or file', 'pictures and files')} are uploaded.` : ''
  const first =
    done.length === 0 ? 'No document was written.' : `${written} of ${total} documents were written:`
  return [
    `The import broke off at transaction ${at + 1} of ${portions.length}: ${reason}.`,
    `${first}${done.length > 0 ? `\n${listed(done)}\n` : ''}${uncertain}${pictures}`,
    'None of their references is broken. Run the same command again: it leaves what is there as it is and writes the rest.',
  ].join('\n')
}

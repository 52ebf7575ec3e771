import type { Pool } from 'pg'
import { type Permit, permitOf } from './auth/grants.ts'
import type {
  DocumentState,
  Identity,
  LakeConfig,
  LakeDocument,
  LakeMutation,
  MutateAnswer,
  MutateOptions,
  Scope,
} from './context.ts'
import { QueryEngine } from './query/engine.ts'
import { applyActions, type LakeAction } from './store/actions.ts'
import type { LakeTransaction, StepResult } from './store/transaction.ts'
import { headOf, TransactionLog } from './store/transaction-log.ts'
import { Writer, type Written } from './store/writer.ts'

export interface LakeLimits {
  /** How long a query may run, in milliseconds. */
  queryTimeMs?: number
  /** Number of query threads, and how many there may be while slow queries occupy them. */
  queryWorkers?: number
  maxQueryWorkers?: number
  /** Memory of one query thread in MB. */
  queryMemoryMb?: number
}

/** A dataset: its documents, the writes to it, the queries over it and the log of its transactions. */
export class Lake {
  readonly pool: Pool
  readonly config: LakeConfig
  readonly dataset: string
  readonly transactionLog: TransactionLog
  readonly engine: QueryEngine
  readonly #writer: Writer

  constructor(pool: Pool, config: LakeConfig, limits: LakeLimits = {}) {
    this.pool = pool
    this.config = config
    this.dataset = config.dataset
    this.transactionLog = new TransactionLog(pool, config.dataset)
    this.engine = new QueryEngine({
      projectId: config.projectId,
      dataset: config.dataset,
      snapshot: (batch) => this.#snapshot(batch),
      ...(limits.queryTimeMs !== undefined && { timeLimitMs: limits.queryTimeMs }),
      ...(limits.queryWorkers !== undefined && { workers: limits.queryWorkers }),
      ...(limits.maxQueryWorkers !== undefined && { maxWorkers: limits.maxQueryWorkers }),
      ...(limits.queryMemoryMb !== undefined && { memoryLimitMb: limits.queryMemoryMb }),
    })
    this.#writer = new Writer(pool, config, this.transactionLog, (...args) => this.#select(...args))
  }

  async start(): Promise<void> {
    // Registered first, so that the query threads have a change before any listener's reader asks for it.
    this.transactionLog.onCommit(({ seq, documents }) => {
      this.engine.change(
        seq,
        documents.map(({ id, after }) => [id, after]),
      )
    })
    await this.transactionLog.start()
    await this.engine.start()
  }

  async mutate(
    identity: Identity,
    mutations: LakeMutation[],
    options: MutateOptions = {},
  ): Promise<MutateAnswer> {
    const written = await this.#write(identity, options, mutations, async (tx) => {
      await tx.preload(mutations.flatMap(idOf))
      const results: StepResult[] = []
      for (const [index, mutation] of mutations.entries()) results.push(...(await tx.mutate(mutation, index)))
      return results
    })
    const { transactionId, answer: results, effects } = written
    if (!options.returnDocuments) return { transactionId, results }
    const after = new Map(effects.map(({ id, after }) => [id, after]))
    const others = results.map(({ id }) => id).filter((id) => !after.has(id))
    for (const doc of await this.getDocuments(others)) after.set(doc._id, doc)
    return {
      transactionId,
      results: results.map((result) => ({ ...result, document: after.get(result.id) ?? null })),
    }
  }

  /** Applies Studio actions in one transaction. */
  async act(
    identity: Identity,
    actions: LakeAction[],
    options: MutateOptions = {},
  ): Promise<{ transactionId: string }> {
    const { transactionId } = await this.#write(identity, options, actions, async (tx) => {
      await applyActions(tx, actions)
      return {}
    })
    return { transactionId }
  }

  async getDocument(id: string): Promise<LakeDocument | null> {
    return (await this.getDocuments([id]))[0] ?? null
  }

  async getDocuments(ids: string[]): Promise<LakeDocument[]> {
    const valid = ids.filter((id) => !id.includes('\0'))
    if (valid.length === 0) return []
    const rows = await this.pool.query<{ doc: LakeDocument }>(
      'select doc from lake_documents where dataset = $1 and id = any($2)',
      [this.dataset, valid],
    )
    return rows.rows.map((row) => row.doc)
  }

  /** Those of the ids whose documents a reader with this permit may see. */
  async visible({ identity, limit }: Permit, ids: string[]): Promise<Set<string>> {
    if (!limit) return new Set(ids)
    const answer = await this.engine.query({
      query: '*[_id in $ids]._id',
      params: { ids },
      perspective: 'raw',
      identity: identity.id,
      limit,
    })
    return new Set(JSON.parse(answer.result) as string[])
  }

  /** The parts of the dataset that people can be limited to. */
  async scopes(): Promise<Scope[]> {
    const { access } = this.config
    if (!access) return []
    const request = {
      query: access.options,
      params: {},
      perspective: 'published',
      identity: 'system',
    } as const
    return JSON.parse((await this.engine.query(request)).result) as Scope[]
  }

  /** Lets writes under way finish, then frees threads and connections (the pool is the caller's). */
  async close(): Promise<void> {
    await this.#writer.idle()
    await this.transactionLog.close()
    await this.engine.close()
  }

  #write<T>(
    identity: Identity,
    options: MutateOptions,
    request: unknown,
    work: (tx: LakeTransaction) => Promise<T>,
  ): Promise<Written<T>> {
    return this.#writer.write(
      {
        permit: permitOf(identity, this.config.access),
        request,
        transactionId: options.transactionId,
        dryRun: options.dryRun,
        autoGenerateArrayKeys: options.autoGenerateArrayKeys,
      },
      work,
    )
  }

  async #select(
    query: string,
    params: Record<string, unknown>,
    changed: DocumentState[],
    { identity, limit }: Permit,
  ): Promise<string[]> {
    const answer = await this.engine.query({
      query,
      params,
      perspective: 'raw',
      identity: identity.id,
      limit,
      ...(changed.length > 0 && { overlay: changed }),
    })
    const found: unknown = JSON.parse(answer.result)
    const list: unknown[] = Array.isArray(found) ? found : [found]
    return list.flatMap((item) =>
      typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string'
        ? [item._id]
        : [],
    )
  }

  async #snapshot(batch: (documents: string[]) => void): Promise<number> {
    const client = await this.pool.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      const seq = await headOf(client, this.dataset)
      await client.query(
        'declare lake_snapshot no scroll cursor for select doc::text as doc from lake_documents where dataset = $1',
        [this.dataset],
      )
      for (;;) {
        const rows = await client.query<{ doc: string }>('fetch 500 from lake_snapshot')
        if (rows.rows.length === 0) break
        batch(rows.rows.map((row) => row.doc))
      }
      await client.query('commit')
      return seq
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }
}

function idOf(mutation: LakeMutation): string[] {
  const body = Object.values(mutation)[0]
  if (typeof body !== 'object' || body === null) return []
  const { id, _id } = body as Record<string, unknown>
  return [id, _id].flat().filter((value) => typeof value === 'string')
}

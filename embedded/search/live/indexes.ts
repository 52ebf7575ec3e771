import type { Pool } from 'pg'
import { listen } from '#app/platform/listen.server.ts'
import type { Log } from '#app/platform/log.ts'
import { SearchError } from '../engine/contract.ts'
import type { Definition, IndexHost } from '../hosts/host.ts'
import { type IndexRow, readRows } from '../store/rows.ts'
import { channel } from '../store/write.ts'
import { Entry } from './entry.ts'

interface Options {
  database: Pool
  /** Resolves once the tables are there. */
  prepared: () => Promise<void>
  open: (definition: Definition) => Promise<IndexHost>
  log: Log
  /** An index shows something else than before. */
  onChange: (name: string) => void
}

export const unknownIndex = (name: string) => new SearchError(`Index ${name} does not exist`, 404)
export const storageAway = () => new SearchError('The storage of the search server does not answer', 503)

/** Every index in memory, kept as the storage has it by what the storage announces. */
export class LiveIndexes {
  readonly #options: Options
  readonly #rows = new Map<string, IndexRow>()
  readonly #entries = new Map<string, Entry>()
  /** Resolves once the storage has been read for the first time. */
  readonly #known: Promise<void>
  #stopListening: () => Promise<void>
  #refreshing: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    const { database, log } = options
    let known = () => {}
    this.#known = new Promise((resolve) => {
      known = resolve
    })
    this.#stopListening = listen({
      database: database.options,
      channel,
      log,
      heard: (payload) => this.refresh(namesIn(payload)).catch(() => undefined),
      connected: () => {
        this.refresh().then(known, (err) => log.warn({ err }, 'the search indexes cannot be read'))
      },
    })
  }

  /** The index that answers for `name`, and the replica of it that is meant. Waits until it is loaded. */
  async host(name: string): Promise<{ host: IndexHost; row: IndexRow; replica?: string }> {
    const row = await this.row(name)
    const entry = this.#entries.get(row.replicaOf ?? name)
    if (!entry) throw unknownIndex(name)
    return { host: await entry.host(), row, replica: row.replicaOf && name }
  }

  /** What the storage says of `name`, as last heard. @throws SearchError 404, or 503 while nothing was ever heard */
  async row(name: string): Promise<IndexRow> {
    await this.#firstRead()
    const row = this.#rows.get(name)
    if (!row) throw unknownIndex(name)
    return row
  }

  async #firstRead() {
    if (this.#rows.size > 0) return
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(storageAway()), 5000)
    })
    await Promise.race([this.#known, late]).finally(() => clearTimeout(timer))
  }

  /** True when what was written under this number can be searched. */
  async shows(name: string, seq: number): Promise<boolean> {
    await this.refresh([name])
    const row = this.#rows.get(name) ?? this.#writtenAs(seq)
    const entry = row && this.#entries.get(row.replicaOf ?? row.name)
    return !entry || entry.shows(seq)
  }

  /** The index that has these objects now, where a move took the name that they were written under. */
  #writtenAs(seq: number) {
    return [...this.#rows.values()].find((row) => row.seq === seq)
  }

  /** Reads the rows of these names (all, when left out), one reading after the other, and brings indexes up to them. */
  refresh(names?: readonly string[]): Promise<void> {
    const reading = this.#refreshing.then(() => this.#read(names))
    this.#refreshing = reading.catch(() => undefined)
    return reading
  }

  async #read(names?: readonly string[]) {
    await this.#options.prepared()
    const rows = await readRows(this.#options.database, names)
    const found = new Set(rows.map(({ name }) => name))
    for (const [name, { replicaOf = '' }] of this.#rows) {
      const asked = !names || names.includes(name) || names.includes(replicaOf)
      if (asked && !found.has(name)) this.#rows.delete(name)
    }
    for (const row of rows) this.#rows.set(row.name, row)
    const primaries = new Set<string>(rows.map((row) => row.replicaOf ?? row.name))
    for (const name of names ?? this.#entries.keys()) primaries.add(name)
    for (const name of primaries) this.#bring(name)
  }

  #bring(name: string) {
    const row = this.#rows.get(name)
    const entry = this.#entries.get(name)
    if (!row || row.replicaOf) {
      if (!entry) return
      this.#entries.delete(name)
      this.#options.onChange(name)
      return void entry.close()
    }
    const replicas = [...this.#rows.values()].filter(({ replicaOf }) => replicaOf === name)
    // A replica's own change of settings is one of the index.
    const configSeq = Math.max(row.configSeq, ...replicas.map((replica) => replica.configSeq))
    const definition: Definition = {
      row: { ...row, configSeq },
      replicas: replicas.map((replica) => [replica.name, replica.settings]),
    }
    if (entry) return entry.want(definition)
    this.#entries.set(name, new Entry(definition, this.#options))
  }

  async close() {
    await this.#stopListening()
    await this.#refreshing
    await Promise.all([...this.#entries.values()].map((entry) => entry.close()))
    this.#entries.clear()
  }
}

/** Undefined means all of them. */
function namesIn(payload: string): string[] | undefined {
  return payload.startsWith('[') ? (JSON.parse(payload) as string[]) : undefined
}

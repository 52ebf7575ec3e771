import type { Pool } from 'pg'
import { listen } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.ts'
import { SearchError } from '../engine/contract.ts'
import { type Definition, type IndexHost, isTemporary, type OpenHost, replacedBy } from '../hosts/host.ts'
import { countObjects } from '../store/objects.ts'
import { type IndexRow, readRows } from '../store/rows.ts'
import { channel } from '../store/write.ts'
import { Entry, type Handed } from './entry.ts'

interface Options {
  database: Pool
  /** Resolves once the tables are there. */
  prepared: () => Promise<void>
  open: OpenHost
  /** Number of objects from which on an index that is still being written is read. */
  readEarlyFrom: number
  log: Log
  /** Called when searches in an index give other results than before. */
  onChange: (name: string) => void
}

export const unknownIndex = (name: string) => new SearchError(`Index ${name} does not exist`, 404)
export const storageAway = () => new SearchError('The storage of the search server does not answer', 503)

/** All indexes in memory, kept in line with the storage by its notifications. */
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
      onNotification: (payload) => this.refresh(namesIn(payload)).catch(() => undefined),
      onConnected: () => {
        this.refresh().then(known, (err) => log.warn({ err }, 'the search indexes cannot be read'))
      },
    })
  }

  /** The index of `name`, and which of its replicas that is. Waits until it is loaded. */
  async host(name: string): Promise<{ host: IndexHost; row: IndexRow; replica?: string }> {
    const row = await this.row(name)
    const primary = row.replicaOf ?? name
    const entry = this.#entries.get(primary) ?? new Entry(this.#definition(primary), this.#options)
    this.#entries.set(primary, entry)
    return { host: await entry.host(), row, replica: row.replicaOf && name }
  }

  /** The row of `name` as last read. @throws SearchError 404, or 503 until the storage has been read once */
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

  /** True once the write with this number can be searched. */
  async shows(name: string, seq: number): Promise<boolean> {
    await this.refresh([name])
    const row = this.#rows.get(name) ?? this.#writtenAs(seq)
    const entry = row && this.#entries.get(row.replicaOf ?? row.name)
    return !entry || entry.shows(seq)
  }

  /** The index that has the objects of this write now, if a move has taken over the name that it was written under. */
  #writtenAs(seq: number) {
    return [...this.#rows.values()].find((row) => row.seq === seq)
  }

  /** Reads the rows of these names, or of all, and updates the indexes; one reading at a time. */
  refresh(names?: readonly string[]): Promise<void> {
    const reading = this.#refreshing.then(() => this.#read(names))
    this.#refreshing = reading.catch(() => undefined)
    return reading
  }

  async #read(names?: readonly string[]) {
    const { database, prepared } = this.#options
    await prepared()
    const rows = await readRows(database, names)
    const found = new Set(rows.map(({ name }) => name))
    for (const [name, { replicaOf = '' }] of this.#rows) {
      const asked = !names || names.includes(name) || names.includes(replicaOf)
      if (asked && !found.has(name)) this.#rows.delete(name)
    }
    for (const row of rows) this.#rows.set(row.name, row)
    const primaries = new Set<string>(rows.map((row) => row.replicaOf ?? row.name))
    for (const name of names ?? this.#entries.keys()) primaries.add(name)
    const handed = this.#leave([...primaries])
    for (const name of primaries) if (this.#isPrimary(name)) await this.#bring(name, handed)
  }

  #isPrimary(name: string) {
    const row = this.#rows.get(name)
    return row !== undefined && row.replicaOf === undefined
  }

  /** Closes indexes whose name is gone. Those whose objects a move gave to another name are returned by `uid`. */
  #leave(names: readonly string[]): Map<number, Handed> {
    const handed = new Map<number, Handed>()
    const wanted = new Set([...this.#rows.values()].map(({ uid }) => uid))
    for (const name of names) {
      const entry = this.#entries.get(name)
      if (!entry || this.#isPrimary(name)) continue
      this.#entries.delete(name)
      this.#options.onChange(name)
      if (wanted.has(entry.uid)) handed.set(entry.uid, entry.release())
      else void entry.close()
    }
    return handed
  }

  async #bring(name: string, handed: ReadonlyMap<number, Handed>) {
    const definition = this.#definition(name)
    const entry = this.#entries.get(name)
    const host = handed.get(definition.row.uid)
    if (entry) entry.want(definition, host)
    else if (host || !(await this.#isHalfWritten(definition)))
      this.#entries.set(name, new Entry(definition, this.#options, host))
  }

  /**
   * A temporary index is not read while it is small: loading it after the move is quick enough. A large one is read as
   * it grows, so that it is ready the moment it is moved.
   */
  async #isHalfWritten({ row }: Definition) {
    if (!isTemporary(row.name)) return false
    const { database, readEarlyFrom } = this.#options
    return (await countObjects(database, row.uid, readEarlyFrom)) < readEarlyFrom
  }

  #definition(name: string): Definition {
    const row = this.#rows.get(name) as IndexRow
    const replicas = [...this.#rows.values()]
      .filter(({ replicaOf }) => replicaOf === name)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    // A change of a replica's settings is a change of the index.
    const configSeq = Math.max(row.configSeq, ...replicas.map((replica) => replica.configSeq))
    const definition: Definition = {
      row: { ...row, configSeq },
      replicas: replicas.map((replica) => [replica.name, replica.settings]),
    }
    return isTemporary(name) ? this.#asMoved(definition) : definition
  }

  /** An index that will replace another gets its replicas from the start: nothing is left to do after the move. */
  #asMoved(definition: Definition): Definition {
    const target = this.#rows.get(replacedBy(definition.row.name))
    if (!target || target.replicaOf) return definition
    const { settings } = definition.row
    const { replicas } = target.settings
    return {
      row: { ...definition.row, settings: { ...settings, ...(replicas && { replicas }) } },
      replicas: this.#definition(target.name).replicas,
    }
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

import { setImmediate as breathe } from 'node:timers/promises'
import type { CreateIndex, SearchIndex, SearchObject, Writes } from '../engine/contract.ts'
import { changesAfter, everyObject, type ObjectRow } from '../store/objects.ts'
import type { Queryable } from '../store/rows.ts'
import type { Definition } from './host.ts'

type ObjectChange = Pick<ObjectRow, 'object_id' | 'body'>

/** Number of objects applied at once: a few milliseconds of work. */
const step = 250

/** An index in this thread's memory, kept in line with the storage. */
export class Keeper {
  readonly index: SearchIndex
  readonly uid: number
  seq: number
  configSeq: number
  #config: string
  readonly #database: Queryable

  private constructor(index: SearchIndex, definition: Definition, database: Queryable) {
    const { row } = definition
    this.#config = configOf(definition)
    this.index = index
    this.uid = row.uid
    this.seq = row.seq
    this.configSeq = row.configSeq
    this.#database = database
  }

  /** Reads all objects of the index, page by page, yielding to other work in between. */
  static async open(createIndex: CreateIndex, database: Queryable, definition: Definition): Promise<Keeper> {
    const { row, replicas } = definition
    const { settings, synonyms } = row
    const index = createIndex({ objects: [], settings, replicas: new Map(replicas), synonyms })
    const keeper = new Keeper(index, definition, database)
    for await (const page of everyObject(database, row.uid, row.seq)) await keeper.#apply(page)
    return keeper
  }

  /** Applies a few at a time, so that searches need not wait long. */
  async #apply(page: readonly ObjectChange[]) {
    for (let at = 0; at < page.length; at += step) {
      this.index.apply(writesOf(page.slice(at, at + step)))
      await breathe()
    }
  }

  /** Applies what was written since, page by page; each page is visible at once. */
  async follow({ row, replicas }: Definition): Promise<void> {
    if (row.configSeq > this.configSeq) {
      const config = configOf({ row, replicas })
      if (config !== this.#config) this.index.configure(row.settings, new Map(replicas), row.synonyms)
      this.#config = config
      this.configSeq = row.configSeq
    }
    if (row.seq <= this.seq) return
    for await (const page of changesAfter(this.#database, this.uid, this.seq)) {
      await this.#apply(page)
      this.seq = Math.max(this.seq, page.at(-1)!.seq)
    }
    this.seq = Math.max(this.seq, row.seq)
  }
}

/** Equal if nothing has to be rebuilt: rules have no effect, and settings may be saved unchanged. */
const configOf = ({ row: { settings, synonyms }, replicas }: Definition) =>
  JSON.stringify([settings, synonyms, replicas])

function writesOf(page: readonly ObjectChange[]): Writes {
  const put: SearchObject[] = []
  const json: string[] = []
  const remove: string[] = []
  for (const { object_id, body } of page) {
    if (body === null) remove.push(object_id)
    else {
      put.push(JSON.parse(body) as SearchObject)
      json.push(body)
    }
  }
  return { put, json, remove }
}

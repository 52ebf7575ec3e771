import { setImmediate as breathe } from 'node:timers/promises'
import type { CreateIndex, SearchIndex, SearchObject } from '../engine/contract.ts'
import { changesAfter, everyObject, type ObjectRow } from '../store/objects.ts'
import type { Queryable } from '../store/rows.ts'
import type { Definition } from './host.ts'

/** An index in this thread's memory, kept as the storage has it. */
export class Keeper {
  readonly index: SearchIndex
  readonly uid: number
  seq: number
  configSeq: number
  readonly #database: Queryable

  private constructor(index: SearchIndex, { row }: Definition, database: Queryable) {
    this.index = index
    this.uid = row.uid
    this.seq = row.seq
    this.configSeq = row.configSeq
    this.#database = database
  }

  /** Reads all objects of the index, page by page, with room for others in between. */
  static async open(createIndex: CreateIndex, database: Queryable, definition: Definition): Promise<Keeper> {
    const { row, replicas } = definition
    const { settings, synonyms } = row
    const index = createIndex({ objects: [], settings, replicas: new Map(replicas), synonyms })
    for await (const page of everyObject(database, row.uid)) {
      index.apply(writesOf(page))
      await breathe()
    }
    return new Keeper(index, definition, database)
  }

  /** Takes over what was written since, a page at a time; each is visible at once. */
  async follow({ row, replicas }: Definition): Promise<void> {
    if (row.configSeq > this.configSeq) {
      this.index.configure(row.settings, new Map(replicas), row.synonyms)
      this.configSeq = row.configSeq
    }
    if (row.seq <= this.seq) return
    for await (const page of changesAfter(this.#database, this.uid, this.seq)) {
      this.index.apply(writesOf(page))
      this.seq = Math.max(this.seq, page.at(-1)!.seq)
      await breathe()
    }
    this.seq = Math.max(this.seq, row.seq)
  }
}

function writesOf(page: readonly Pick<ObjectRow, 'object_id' | 'body'>[]) {
  const put: SearchObject[] = []
  const remove: string[] = []
  for (const { object_id, body } of page) {
    if (body === null) remove.push(object_id)
    else put.push(JSON.parse(body) as SearchObject)
  }
  return { put, remove }
}

import type { CreateIndex } from '../engine/contract.ts'
import type { Queryable } from '../store/rows.ts'
import type { Definition, IndexHost } from './host.ts'
import { Keeper } from './keeper.ts'

const never = new Promise<void>(() => {})

/** An index in the memory of the thread that answers requests: the fastest way, unless the index is large. */
export async function openLocal(
  createIndex: CreateIndex,
  database: Queryable,
  definition: Definition,
  mostObjects: number,
): Promise<IndexHost> {
  const keeper = await Keeper.open(createIndex, database, definition)
  const { index } = keeper
  return {
    uid: keeper.uid,
    gone: never,
    get seq() {
      return keeper.seq
    },
    get configSeq() {
      return keeper.configSeq
    },
    get outgrown() {
      return index.size > mostObjects
    },
    answer: async (questions) => index.answer(questions),
    browse: async (params, position, limit) => index.browse(params, position, limit),
    matching: async (params) => index.matching(params),
    size: async () => index.size,
    follow: (wanted) => keeper.follow(wanted),
    close: async () => {},
  }
}

import type { CreateIndex } from '../engine/contract.ts'
import type { Queryable } from '../store/rows.ts'
import type { Definition, IndexHost } from './host.ts'
import { Keeper } from './keeper.ts'

/** An index in the memory of the thread that answers requests: nothing is quicker while it is not large. */
export async function openLocal(
  createIndex: CreateIndex,
  database: Queryable,
  definition: Definition,
): Promise<IndexHost> {
  const keeper = await Keeper.open(createIndex, database, definition)
  const { index } = keeper
  return {
    uid: keeper.uid,
    get seq() {
      return keeper.seq
    },
    get configSeq() {
      return keeper.configSeq
    },
    answer: async (questions) => index.answer(questions),
    get: async (objectIDs) => objectIDs.map((id) => index.get(id)),
    browse: async (params, position, limit) => index.browse(params, position, limit),
    matching: async (params) => index.matching(params),
    size: async () => index.size,
    follow: (wanted) => keeper.follow(wanted),
    close: async () => {},
  }
}

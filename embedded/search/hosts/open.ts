import type { Pool } from 'pg'
import type { CreateIndex } from '../engine/contract.ts'
import { countObjects } from '../store/objects.ts'
import { isTemporary, type OpenHost } from './host.ts'
import { openLocal } from './local.ts'
import { openThread } from './threaded.ts'

interface Options {
  database: Pool
  createIndex: CreateIndex
  /** An index with more objects gets a thread of its own. */
  threadFrom: number
}

/** Loads indexes into memory one after the other, so that a start with many does not overload the process. */
export function openHost({ database, createIndex, threadFrom }: Options): OpenHost {
  let last: Promise<unknown> = Promise.resolve()
  return (definition) => {
    const opening = last.then(async () => {
      const { name, uid } = definition.row
      const isLarge = isTemporary(name) || (await countObjects(database, uid, threadFrom + 1)) > threadFrom
      return isLarge
        ? openThread(database.options, definition)
        : openLocal(createIndex, database, definition, threadFrom)
    })
    last = opening.catch(() => undefined)
    return opening
  }
}

import type { Pool } from 'pg'
import type { CreateIndex } from '../engine/contract.ts'
import type { Definition, IndexHost } from './host.ts'
import { openLocal } from './local.ts'

interface Options {
  database: Pool
  createIndex: CreateIndex
}

/** Answers how an index is brought into memory: one after the other, so that a start with many does not crowd. */
export function openHost({ database, createIndex }: Options) {
  let last: Promise<unknown> = Promise.resolve()
  return (definition: Definition): Promise<IndexHost> => {
    const opening = last.then(() => openLocal(createIndex, database, definition))
    last = opening.catch(() => undefined)
    return opening
  }
}

import type { Question, SearchAnswer, SearchObject, SearchParams } from '../engine/contract.ts'
import type { IndexRow } from '../store/rows.ts'

/** What an index should be: its row, with the settings of its replicas. Serialisable. */
export interface Definition {
  row: IndexRow
  replicas: [name: string, settings: IndexRow['settings']][]
}

export interface Browsed {
  objects: SearchObject[]
  next?: number
}

/** An index in the memory of this thread or another. */
export interface IndexHost {
  /** What it has now, as in its row. */
  readonly uid: number
  readonly seq: number
  readonly configSeq: number
  /** Resolves if it disappears from memory by itself, because its thread ended. */
  readonly gone: Promise<void>
  /** True once it is too large for this thread: it has to be opened again. */
  readonly outgrown: boolean
  answer(questions: readonly Question[]): Promise<SearchAnswer[]>
  browse(params: SearchParams, position: number, limit: number): Promise<Browsed>
  matching(params: SearchParams): Promise<string[]>
  /** Number of objects. */
  size(): Promise<number>
  /** Reads later writes from storage, for the same objects (`uid`), and applies settings. */
  follow(definition: Definition): Promise<void>
  /** Searches under way are answered first. */
  close(): Promise<void>
}

/** Loads an index into memory. */
export type OpenHost = (definition: Definition) => Promise<IndexHost>

const temporary = /_tmp_[a-z0-9]+$/

/** True for the names that Algolia's clients, and ours, give to an index that will replace another by a move. */
export const isTemporary = (name: string) => temporary.test(name)

/** The name that a temporary index will be moved to. */
export const replacedBy = (name: string) => name.replace(temporary, '')

/** The index was closed, or its thread ended, before it could answer; the name has a new one, or soon will. */
export class HostGone extends Error {
  override name = 'HostGone'
  constructor() {
    super('The index is gone from memory')
  }
}

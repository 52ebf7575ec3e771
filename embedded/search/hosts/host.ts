import type { Question, SearchAnswer, SearchObject, SearchParams } from '../engine/contract.ts'
import type { IndexRow } from '../store/rows.ts'

/** What an index is to be: its row, with the settings of its replicas. Serialisable. */
export interface Definition {
  row: IndexRow
  replicas: [name: string, settings: IndexRow['settings']][]
}

export interface Browsed {
  objects: SearchObject[]
  next?: number
}

/** An index in memory, wherever that is: in this thread or another. */
export interface IndexHost {
  /** What it is now. */
  readonly uid: number
  readonly seq: number
  readonly configSeq: number
  /** Resolves when it is gone from memory by itself. */
  readonly gone: Promise<void>
  /** True once it has grown past what its place is good for: it shall be opened anew. */
  readonly outgrown: boolean
  answer(questions: readonly Question[]): Promise<SearchAnswer[]>
  browse(params: SearchParams, position: number, limit: number): Promise<Browsed>
  matching(params: SearchParams): Promise<string[]>
  /** Number of objects. */
  size(): Promise<number>
  /** Reads from storage what was written since, for the same objects (`uid`), and takes over settings. */
  follow(definition: Definition): Promise<void>
  /** Questions under way are answered first. */
  close(): Promise<void>
}

/** Brings an index into memory. */
export type OpenHost = (definition: Definition) => Promise<IndexHost>

const temporary = /_tmp_[a-z0-9]+$/

/** True of the names that Algolia's clients, and ours, give to an index that will be moved in place of another. */
export const isTemporary = (name: string) => temporary.test(name)

/** The name that a temporary index will be moved to. */
export const replacedBy = (name: string) => name.replace(temporary, '')

/** The index was closed, or its thread ended, before it could answer: the name has another one now, or will. */
export class HostGone extends Error {
  override name = 'HostGone'
  constructor() {
    super('The index is gone from memory')
  }
}

import type { Question, SearchAnswer, SearchObject, SearchParams } from '../engine/contract.ts'
import type { IndexRow } from '../store/rows.ts'

/** What an index is to be: its row, with the settings of its replicas. Serialisable. */
export interface Definition {
  row: IndexRow
  replicas: [name: string, settings: IndexRow['settings']][]
}

/** An index in memory, wherever that is: in this thread or another. */
export interface IndexHost {
  /** What it is now. */
  readonly uid: number
  readonly seq: number
  readonly configSeq: number
  answer(questions: readonly Question[]): Promise<SearchAnswer[]>
  get(objectIDs: readonly string[]): Promise<(SearchObject | undefined)[]>
  browse(
    params: SearchParams,
    position: number,
    limit: number,
  ): Promise<{ objects: SearchObject[]; next?: number }>
  matching(params: SearchParams): Promise<string[]>
  /** Number of objects. */
  size(): Promise<number>
  /** Reads from storage what was written since, for the same objects (`uid`), and takes over settings. */
  follow(definition: Definition): Promise<void>
  close(): Promise<void>
}

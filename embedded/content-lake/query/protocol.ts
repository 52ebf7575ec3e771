import type { LakeDocument } from '../context.ts'
import type { Perspective } from './dataset.ts'
import type { ReadLimit } from './limited.ts'

export type DocumentChange = [string, LakeDocument | null]

export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** What the reader may see; everything when left out. */
  limit?: ReadLimit
  identity: string
  /** Documents that differ from what is committed; only writes use it. */
  overlay?: DocumentChange[]
}

export type ToWorker =
  | { kind: 'load'; documents: string[] }
  | { kind: 'loaded'; seq: number }
  | { kind: 'change'; seq: number; changes: DocumentChange[] }
  | { kind: 'query'; job: number; request: QueryRequest }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; job: number; result: string; tags: string[]; ms: number }
  | { kind: 'refusal'; job: number; message: string; start: number; end: number }

export interface WorkerSettings {
  projectId: string
  dataset: string
  maxResultBytes: number
}

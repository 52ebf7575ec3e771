import type { DocumentState } from '../context.ts'
import type { Perspective } from './dataset.ts'
import type { ReadLimit } from './limited.ts'
import type { SourceMapOptions } from './source-map.ts'

export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** What the reader may see; everything when omitted. */
  limit?: ReadLimit
  identity: string
  /** Set to get a source map of the result, with array elements by index or by key. */
  sourceMap?: SourceMapOptions['arraySteps']
  /** Documents that differ from the committed ones; only writes use it. */
  overlay?: DocumentState[]
}

export type ToWorker =
  | { kind: 'load'; documents: string[] }
  | { kind: 'loaded'; seq: number }
  | { kind: 'change'; seq: number; changes: DocumentState[] }
  | { kind: 'query'; job: number; request: QueryRequest }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; job: number; result: string; tags: string[]; sourceMap?: string; ms: number }
  | { kind: 'refusal'; job: number; message: string; start: number; end: number }

export interface WorkerSettings {
  projectId: string
  dataset: string
  maxResultBytes: number
}

import { Worker } from 'node:worker_threads'
import type { DocumentState } from '../context.ts'
import { typedError } from '../errors.ts'
import type { FromWorker, QueryRequest, ToWorker, WorkerSettings } from './protocol.ts'

export interface QueryAnswer {
  /** JSON text. */
  result: string
  tags: string[]
  /** JSON text, when the request asked for it. */
  sourceMap?: string
  ms: number
}

export interface EngineOptions {
  projectId: string
  dataset: string
  /** Passes the committed documents to `batch` as JSON texts. @returns the number of the last transaction in them */
  snapshot(batch: (documents: string[]) => void): Promise<number>
  timeLimitMs?: number
  memoryLimitMb?: number
  workers?: number
  maxWorkers?: number
  maxResultBytes?: number
}

interface Job {
  id: number
  request: QueryRequest
  resolve(answer: QueryAnswer): void
  reject(error: Error): void
}

interface Slot {
  worker: Worker
  ready: boolean
  job: Job | null
  since: number
  timer: NodeJS.Timeout | undefined
}

const BUSY_MS = 200
/** How long an idle thread that was added for slow queries stays. */
const SPARE_MS = 60_000
const MAX_WAITING = 2_000

/**
 * Runs queries in threads that each hold the dataset, one query per thread at a time. A query known to be slow never
 * takes the last free thread, a query over the time limit is stopped with its thread, and another thread is started
 * when all have been busy for long, so that no query waits for a slow one.
 */
export class QueryEngine {
  #options: Required<EngineOptions>
  #slots = new Set<Slot>()
  #waiting: Job[] = []
  #slow = new Map<string, number>()
  #nextJob = 1
  #closed = false
  #grow: NodeJS.Timeout | undefined

  constructor(options: EngineOptions) {
    this.#options = {
      timeLimitMs: 5_000,
      memoryLimitMb: 1_024,
      workers: 2,
      maxWorkers: 6,
      maxResultBytes: 64 * 1024 * 1024,
      ...options,
    }
  }

  /** Resolves when the first thread can answer, and fails when it cannot hold the dataset. */
  async start(): Promise<void> {
    await this.#spawn()
    while (this.#slots.size < this.#options.workers) this.#refill()
  }

  query(request: QueryRequest): Promise<QueryAnswer> {
    if (this.#closed)
      return Promise.reject(typedError(503, 'unavailable', 'The server is stopping; try again.'))
    if (this.#waiting.length >= MAX_WAITING)
      return Promise.reject(
        typedError(503, 'unavailable', 'Too many queries are waiting; try again shortly.'),
      )
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: this.#nextJob++, request, resolve, reject })
      this.#dispatch()
    })
  }

  /** Sends a committed change to every thread; a query sent afterwards sees it. */
  change(seq: number, changes: DocumentState[]): void {
    for (const slot of this.#slots) post(slot, { kind: 'change', seq, changes })
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#grow)
    for (const job of this.#waiting.splice(0))
      job.reject(typedError(503, 'unavailable', 'The server is stopping.'))
    await Promise.all([...this.#slots].map((slot) => slot.worker.terminate()))
  }

  #dispatch(): void {
    for (let index = 0; index < this.#waiting.length; ) {
      const idle = [...this.#slots].filter((slot) => slot.ready && !slot.job)
      const slot = idle[0]
      if (!slot) break
      const job = this.#waiting[index]
      if (!job) break
      if (
        this.#slow.has(job.request.query) &&
        idle.length === 1 &&
        this.#slots.size < this.#options.maxWorkers
      ) {
        index++
        continue
      }
      this.#waiting.splice(index, 1)
      this.#run(slot, job)
    }
    if (this.#waiting.length > 0 || !this.#anyIdle()) this.#watch()
  }

  #run(slot: Slot, job: Job): void {
    slot.job = job
    slot.since = performance.now()
    slot.timer = setTimeout(() => this.#overdue(slot, job), this.#options.timeLimitMs)
    post(slot, { kind: 'query', job: job.id, request: job.request })
  }

  #overdue(slot: Slot, job: Job): void {
    this.#noteSlow(job.request.query)
    const seconds = this.#options.timeLimitMs / 1000
    this.#drop(slot)
    job.reject(
      typedError(
        400,
        'queryTimeoutError',
        `The query took longer than the limit of ${seconds} s and was stopped.`,
        {
          query: job.request.query,
          timeLimitMs: this.#options.timeLimitMs,
        },
      ),
    )
  }

  /** When every thread has been busy for long, starts one more at a time, before a query has to wait. */
  #watch(): void {
    this.#grow ??= setInterval(() => {
      if (this.#waiting.length === 0 && this.#anyIdle()) {
        clearInterval(this.#grow)
        this.#grow = undefined
        return
      }
      const now = performance.now()
      const starting = [...this.#slots].some((slot) => !slot.ready)
      const stuck = [...this.#slots].every((slot) => slot.job && now - slot.since > BUSY_MS)
      const onlySlowLeft =
        this.#waiting.length > 0 && this.#waiting.every((job) => this.#slow.has(job.request.query))
      if (!starting && (stuck || onlySlowLeft) && this.#slots.size < this.#options.maxWorkers)
        this.#spawn().catch(() => undefined)
    }, 25)
  }

  #anyIdle(): boolean {
    return [...this.#slots].some((slot) => slot.ready && !slot.job)
  }

  #spawn(): Promise<void> {
    const settings: WorkerSettings = {
      projectId: this.#options.projectId,
      dataset: this.#options.dataset,
      maxResultBytes: this.#options.maxResultBytes,
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryLimitMb },
    })
    const slot: Slot = { worker, ready: false, job: null, since: 0, timer: undefined }
    this.#slots.add(slot)
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') {
          slot.ready = true
          resolve()
        } else this.#finish(slot, message)
        this.#dispatch()
      })
      worker.on('error', (error) => {
        reject(error)
        this.#fail(slot, error)
      })
      this.#options
        .snapshot((documents) => post(slot, { kind: 'load', documents }))
        .then((seq) => post(slot, { kind: 'loaded', seq }))
        .catch((error: unknown) => {
          this.#slots.delete(slot)
          void worker.terminate()
          reject(error instanceof Error ? error : new Error(String(error)))
        })
    })
  }

  #finish(slot: Slot, message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const job = slot.job
    if (!job || job.id !== message.job) return
    clearTimeout(slot.timer)
    slot.job = null
    slot.since = performance.now()
    if (this.#slots.size > this.#options.workers) setTimeout(() => this.#shrink(), SPARE_MS + 1).unref()
    if (message.kind === 'answer') {
      if (message.ms > BUSY_MS) this.#noteSlow(job.request.query)
      else this.#slow.delete(job.request.query)
      job.resolve(message)
    } else {
      const { start, end } = message
      job.reject(
        typedError(400, 'queryParseError', message.message, { query: job.request.query, start, end }),
      )
    }
  }

  #noteSlow(query: string): void {
    this.#slow.set(query, Date.now())
    const oldest = this.#slow.keys().next().value
    if (this.#slow.size > 500 && oldest !== undefined) this.#slow.delete(oldest)
  }

  #fail(slot: Slot, error: unknown): void {
    const job = slot.job
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    this.#drop(slot)
    if (!job) return
    job.reject(
      code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? typedError(
            400,
            'queryMemoryError',
            `The query needed more than the limit of ${this.#options.memoryLimitMb} MB of memory.`,
          )
        : typedError(500, 'queryError', 'The query failed inside the server.'),
    )
  }

  #drop(slot: Slot): void {
    clearTimeout(slot.timer)
    this.#slots.delete(slot)
    void slot.worker.terminate()
    if (slot.ready) this.#refill()
  }

  #shrink(): void {
    const now = performance.now()
    for (const slot of this.#slots) {
      if (this.#slots.size <= this.#options.workers) return
      if (!slot.ready || slot.job || now - slot.since < SPARE_MS) continue
      this.#slots.delete(slot)
      void slot.worker.terminate()
    }
  }

  #refill(): void {
    if (this.#closed || this.#slots.size >= this.#options.workers) return
    this.#spawn().catch(() => setTimeout(() => this.#refill(), 500).unref())
  }
}

const post = (slot: Slot, message: ToWorker) => slot.worker.postMessage(message)

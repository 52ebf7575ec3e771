import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#app/platform/log.ts'
import { SearchError } from '../engine/contract.ts'
import type { Definition, IndexHost } from '../hosts/host.ts'

interface Options {
  open: (definition: Definition) => Promise<IndexHost>
  log: Log
  onChange: (name: string) => void
}

const retryMs = 1000

/** One name: the index that answers for it now, on its way to what it shall be. */
export class Entry {
  readonly #options: Options
  #wanted: Definition
  #host: IndexHost | undefined
  #working = false
  #closed = false
  #first: Promise<IndexHost>
  #opened: (host: IndexHost) => void = () => {}
  #gone: (error: SearchError) => void = () => {}

  constructor(definition: Definition, options: Options) {
    this.#options = options
    this.#wanted = definition
    this.#first = new Promise((resolve, reject) => {
      this.#opened = resolve
      this.#gone = reject
    })
    this.#first.catch(() => undefined)
    void this.#work()
  }

  /** The index that answers now; at first, when it is loaded. */
  async host(): Promise<IndexHost> {
    return this.#host ?? this.#first
  }

  want(definition: Definition) {
    this.#wanted = definition
    void this.#work()
  }

  shows(seq: number) {
    return this.#host !== undefined && Math.max(this.#host.seq, this.#host.configSeq) >= seq && this.#isDone()
  }

  #isDone() {
    const { row } = this.#wanted
    const host = this.#host
    return host?.uid === row.uid && host.seq >= row.seq && host.configSeq >= row.configSeq
  }

  async #work() {
    if (this.#working) return
    this.#working = true
    while (!this.#closed && !this.#isDone()) {
      try {
        await this.#step(this.#wanted)
      } catch (err) {
        this.#options.log.warn(
          { err, index: this.#wanted.row.name },
          'a search index cannot be read; trying again',
        )
        await pause(retryMs, undefined, { ref: false })
      }
    }
    this.#working = false
  }

  async #step(wanted: Definition) {
    const { row } = wanted
    if (this.#host?.uid === row.uid) await this.#host.follow(wanted)
    else {
      const opened = await this.#options.open(wanted)
      // While it was read, the name may have been given other objects: then these are no longer complete.
      if (this.#closed || this.#wanted.row.uid !== row.uid) return opened.close()
      const before = this.#host
      this.#host = opened
      this.#opened(opened)
      await before?.close()
    }
    this.#options.onChange(row.name)
  }

  async close() {
    this.#closed = true
    this.#gone(new SearchError(`Index ${this.#wanted.row.name} does not exist`, 404))
    await this.#host?.close()
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { Deferred } from '#platform/deferred.ts'
import type { Log } from '#platform/log.ts'
import { SearchError } from '../engine/contract.ts'
import type { Definition, IndexHost, OpenHost } from '../hosts/host.ts'

interface EntryOptions {
  open: OpenHost
  log: Log
  /** The index shows something else than before. */
  onChange: (name: string) => void
}

/** An index that another name gives away; undefined where it had none yet. */
export type Handed = Promise<IndexHost | undefined>

const retryMs = 1000

/** One name: the index that answers for it now, on its way to what it shall be. */
export class Entry {
  readonly #options: EntryOptions
  #wanted: Definition
  #host: IndexHost | undefined
  #handed: Handed | undefined
  #next = new Deferred<IndexHost>()
  #working: Promise<void> | undefined
  #closed = false
  #isGivenAway = false

  constructor(definition: Definition, options: EntryOptions, handed?: Handed) {
    this.#options = options
    this.#wanted = definition
    this.#handed = handed
    this.#work()
  }

  /** Of the objects that are wanted. */
  get uid() {
    return this.#wanted.row.uid
  }

  /** The index that answers now; at first, when it is loaded. */
  async host(): Promise<IndexHost> {
    return this.#host ?? this.#next.promise
  }

  /** `handed`: an index that already has the objects that are wanted. */
  want(definition: Definition, handed?: Handed) {
    this.#wanted = definition
    if (handed) this.#handed = handed
    this.#work()
  }

  shows(seq: number) {
    return this.#host !== undefined && Math.max(this.#host.seq, this.#host.configSeq) >= seq && this.#isDone()
  }

  #isDone() {
    const { row } = this.#wanted
    const host = this.#host
    return host?.uid === row.uid && host.seq >= row.seq && host.configSeq >= row.configSeq && !host.outgrown
  }

  #work() {
    this.#working ??= this.#steps().finally(() => {
      this.#working = undefined
      if (!this.#closed && !this.#isDone()) this.#work()
    })
  }

  async #steps() {
    while (!this.#closed && !this.#isDone()) {
      try {
        await this.#step(this.#wanted)
      } catch (err) {
        if (this.#closed) return
        const { name } = this.#wanted.row
        this.#options.log.warn({ err, index: name }, 'a search index cannot be read; trying again')
        await pause(retryMs, undefined, { ref: false })
      }
    }
  }

  async #step(wanted: Definition) {
    const { row } = wanted
    if (this.#host?.uid === row.uid && !this.#host.outgrown) await this.#host.follow(wanted)
    else await this.#replace(wanted)
    if (!this.#closed) this.#options.onChange(row.name)
  }

  async #replace(wanted: Definition) {
    const opened = (await this.#taken(wanted)) ?? (await this.#options.open(wanted))
    // While it was read, the name may have been given other objects: then these are no longer complete.
    const isWanted = this.#wanted.row.uid === opened.uid && (!this.#closed || this.#isGivenAway)
    if (!isWanted) return opened.close()
    const before = this.#host
    this.#host = opened
    this.#next.resolve(opened)
    void opened.gone.then(() => this.#lose(opened))
    await before?.close()
  }

  /** What another name gave, brought up to what is wanted. */
  async #taken(wanted: Definition) {
    const host = await this.#handed
    this.#handed = undefined
    if (host?.uid === wanted.row.uid) {
      await host.follow(wanted)
      return host
    }
    await host?.close()
    return undefined
  }

  /** The index is gone from memory: whoever asks waits for the next. */
  #lose(lost: IndexHost) {
    if (this.#closed || this.#host !== lost) return
    const { name } = this.#wanted.row
    this.#options.log.error({ index: name }, 'the thread of a search index ended; opening it anew')
    this.#host = undefined
    this.#next = new Deferred()
    this.#work()
  }

  /** Gives the index away, for another name; one that is being read is read to its end. */
  async release(): Handed {
    this.#isGivenAway = true
    this.#end()
    await this.#working
    return this.#host
  }

  async close() {
    this.#end()
    await this.#working
    await this.#host?.close()
    await (await this.#handed)?.close()
  }

  #end() {
    this.#closed = true
    this.#next.reject(new SearchError(`Index ${this.#wanted.row.name} does not exist`, 404))
  }
}

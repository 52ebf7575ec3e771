import { setTimeout as pause } from 'node:timers/promises'
import { Deferred } from '#platform/deferred.ts'
import type { Log } from '#platform/log.ts'
import { SearchError } from '../engine/contract.ts'
import type { Definition, IndexHost, OpenHost } from '../hosts/host.ts'

interface EntryOptions {
  open: OpenHost
  log: Log
  /** Called when searches in the index give other results than before. */
  onChange: (name: string) => void
}

/** An index handed over by another name; undefined if that name had none yet. */
export type Handed = Promise<IndexHost | undefined>

const retryMs = 1000

/** The index behind one name, on its way from what it is to what it should be. */
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

  /** Of the objects that the name should have. */
  get uid() {
    return this.#wanted.row.uid
  }

  /** The current index; waits for the first one to load. */
  async host(): Promise<IndexHost> {
    return this.#host ?? this.#next.promise
  }

  /** @param handed an index that already has the wanted objects */
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
    // While it was loading, the name may have got other objects: then these are outdated.
    const isWanted = this.#wanted.row.uid === opened.uid && (!this.#closed || this.#isGivenAway)
    if (!isWanted) return opened.close()
    const before = this.#host
    this.#host = opened
    this.#next.resolve(opened)
    void opened.gone.then(() => this.#lose(opened))
    await before?.close()
  }

  /** The index that another name handed over, brought up to date. */
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

  /** The index is gone from memory: searches wait for the next. */
  #lose(lost: IndexHost) {
    if (this.#closed || this.#host !== lost) return
    const { name } = this.#wanted.row
    this.#options.log.error({ index: name }, 'the thread of a search index ended; opening it again')
    this.#host = undefined
    this.#next = new Deferred()
    this.#work()
  }

  /** Hands the index over to another name; one that is loading is loaded to the end first. */
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

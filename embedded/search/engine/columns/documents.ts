import type { SearchObject } from '../contract.ts'
import { grown } from './arrays.ts'

const chunkSize = 4 << 20

/** The objects as JSON in large buffers outside the heap. */
export class Documents {
  private chunks: Buffer[] = []
  private used = chunkSize
  private chunkOf = new Uint32Array(64)
  private start = new Uint32Array(64)
  private length = new Uint32Array(64)
  private rows = 0

  append(json: string) {
    // A character takes three bytes at most.
    const chunk = this.room(3 * json.length)
    this.end(chunk.write(json, this.used))
  }

  /** A chunk with room for `length` bytes. */
  private room(bytes: number) {
    if (this.used + bytes > chunkSize) {
      this.chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkSize, bytes)))
      this.used = 0
    }
    return this.chunks.at(-1)!
  }

  /** Ends the row: it has `length` bytes of the last chunk. */
  private end(length: number) {
    const row = this.rows++
    for (const name of ['chunkOf', 'start', 'length'] as const) this[name] = grown(this[name], this.rows)
    this.chunkOf[row] = this.chunks.length - 1
    this.start[row] = this.used
    this.length[row] = length
    this.used += length
  }

  private text(row: number) {
    const start = this.start[row]!
    return this.chunks[this.chunkOf[row]!]!.subarray(start, start + this.length[row]!)
  }

  read(row: number): SearchObject {
    return JSON.parse(this.text(row).toString()) as SearchObject
  }

  compact(rows: Uint32Array) {
    const fresh = new Documents()
    for (const row of rows) {
      const text = this.text(row)
      fresh.end(text.copy(fresh.room(text.length), fresh.used))
    }
    return fresh
  }
}

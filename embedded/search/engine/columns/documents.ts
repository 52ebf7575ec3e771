import type { SearchObject } from '../contract.ts'
import { grown } from './arrays.ts'

const chunkSize = 4 << 20

/** The objects as JSON in large buffers, outside the heap. */
export class Documents {
  private chunks: Buffer[] = []
  private used = chunkSize
  private chunkOf = new Uint32Array(64)
  private start = new Uint32Array(64)
  private length = new Uint32Array(64)
  private rows = 0

  append(object: SearchObject) {
    this.appendText(Buffer.from(JSON.stringify(object)))
  }

  private appendText(text: Buffer) {
    if (this.used + text.length > chunkSize || text.length > chunkSize) {
      this.chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkSize, text.length)))
      this.used = 0
    }
    const chunk = this.chunks.at(-1)!
    text.copy(chunk, this.used)
    const row = this.rows++
    for (const name of ['chunkOf', 'start', 'length'] as const) this[name] = grown(this[name], this.rows)
    this.chunkOf[row] = this.chunks.length - 1
    this.start[row] = this.used
    this.length[row] = text.length
    this.used += text.length
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
    for (const row of rows) fresh.appendText(this.text(row))
    return fresh
  }
}

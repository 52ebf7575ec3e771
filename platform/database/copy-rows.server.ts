import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const smallest = 64 * 1024
/** Buffers to reuse: the system has to find and clear the memory pages of each new one. */
const spare: Buffer[] = []
const mostSpare = 4
const largestSpare = 8 * 1024 * 1024
/** A character takes three bytes at most, and a value four for its length. */
const roomFor = (value: string) => 4 + 3 * value.length
/** PostgreSQL counts time from 2000, in microseconds. */
const epoch = Date.UTC(2000, 0, 1)

const none = Buffer.alloc(0)

/**
 * Rows in PostgreSQL's binary COPY format, the values of a row in the order of the columns. The text format costs the
 * server twice the time when a row is mostly one long document.
 */
export class CopyRows {
  #bytes = spare.pop() ?? Buffer.allocUnsafeSlow(smallest)
  #length = signature.copy(this.#bytes)
  #rows = 0
  readonly #columns: number

  /** @param columns number of columns in each row */
  constructor(columns: number) {
    this.#columns = columns
  }

  /** Number of rows so far. */
  get size() {
    return this.#length
  }

  get rows() {
    return this.#rows
  }

  #room(bytes: number) {
    if (this.#length + bytes <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, this.#length + bytes))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }

  /** Begins the next row; add its values next. */
  row() {
    this.#room(2)
    this.#length = this.#bytes.writeInt16BE(this.#columns, this.#length)
    this.#rows++
  }

  /** `text` or `json`; null when undefined. */
  text(value: string | undefined) {
    if (value === undefined) return this.#none()
    this.#room(roomFor(value))
    const written = this.#bytes.write(value, this.#length + 4)
    this.#length = this.#bytes.writeInt32BE(written, this.#length) + written
  }

  #none() {
    this.#room(4)
    this.#length = this.#bytes.writeInt32BE(-1, this.#length)
  }

  /** `bigint`, from a safe integer; null when undefined. */
  bigint(value: number | undefined) {
    if (value === undefined) return this.#none()
    this.#room(12)
    const high = Math.floor(value / 2 ** 32)
    this.#length = this.#bytes.writeInt32BE(8, this.#length)
    this.#length = this.#bytes.writeInt32BE(high, this.#length)
    this.#length = this.#bytes.writeUInt32BE(value - high * 2 ** 32, this.#length)
  }

  boolean(value: boolean) {
    this.#room(5)
    this.#length = this.#bytes.writeInt32BE(1, this.#length)
    this.#length = this.#bytes.writeInt8(value ? 1 : 0, this.#length)
  }

  /** `timestamptz`. @param milliseconds since 1970 */
  instant(milliseconds: number | undefined) {
    this.bigint(milliseconds === undefined ? undefined : (milliseconds - epoch) * 1000)
  }

  /** Ends the rows and returns their bytes for COPY; nothing can be added afterwards. */
  end(): Buffer {
    this.#room(2)
    this.#length = this.#bytes.writeInt16BE(-1, this.#length)
    return this.#bytes.subarray(0, this.#length)
  }

  /** Call once the bytes of `end` are no longer read: their buffer is reused. */
  release() {
    if (spare.length < mostSpare && this.#bytes.length <= largestSpare) spare.push(this.#bytes)
    this.#bytes = none
    this.#length = 0
  }
}

/** Appends rows to a table; the rows cannot be used again. @param into `stock_vehicles (tenant, id)` */
export async function copyRows(client: PoolClient, into: string, rows: CopyRows): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stream = client.query(copyFrom(`copy ${into} from stdin (format binary)`))
    stream.on('error', reject)
    stream.on('finish', resolve)
    stream.end(rows.end())
  })
  rows.release()
}

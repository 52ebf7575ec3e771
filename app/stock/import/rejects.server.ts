import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { delimitedText } from './csv.ts'
import type { Problem } from './feed/problems.ts'

/** The report beside a feed: what was refused or left out, by line. There only where there is something to say. */
export class RejectFile {
  readonly path: string | undefined
  private stream: WriteStream | undefined

  constructor(path: string | undefined) {
    this.path = path
  }

  /** Takes away the report of an earlier import. */
  async begin() {
    if (this.path) await rm(this.path, { force: true })
  }

  add(line: number, stocknum: string | undefined, taken: boolean, { field, value, reason }: Problem) {
    if (!this.path) return
    if (!this.stream) {
      this.stream = createWriteStream(this.path)
      this.stream.on('error', () => undefined)
      this.stream.write('line,stocknum,taken,field,value,reason\r\n')
    }
    const cells = [String(line), stocknum ?? '', taken ? 'yes' : 'no', field, value, reason]
    this.stream.write(delimitedText([cells], { delimiter: ',', newline: '\r\n' }))
  }

  /** Path of the report, if there is one. */
  async end(): Promise<string | undefined> {
    if (!this.stream) return undefined
    this.stream.end()
    // A folder that cannot be written to must not fail the import.
    return finished(this.stream).then(
      () => this.path,
      () => undefined,
    )
  }
}

/** A body that is not `multipart/form-data` as RFC 7578 has it. */
export class MalformedMultipart extends Error {
  override name = 'MalformedMultipart'
}

/** One field of the form. */
export interface Part {
  name: string
  /** As the sender calls it; set for files alone, empty where none was chosen. */
  filename?: string
  /** Read before the next part is asked for, or skipped. */
  chunks: AsyncIterable<Buffer>
}

/** Longest head of a part in bytes, and how many parts there may be. */
const limits = { head: 4096, padding: 100, parts: 500 }

const malformed = (what: string) => new MalformedMultipart(what)

/** The boundary that a `content-type` names. @throws MalformedMultipart */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw malformed('It names no boundary.')
  return boundary
}

/**
 * The parts of a `multipart/form-data` body while it arrives: never more than a chunk and a head are held.
 * @throws MalformedMultipart
 */
export async function* partsOf(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const bytes = body[Symbol.asyncIterator]()
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter stands at the start of the body, without the line break.
  let held: Buffer = Buffer.from('\r\n')
  /** Whether the current part was read to its end. */
  let isRead = false

  async function more() {
    const { done, value } = await bytes.next()
    if (done) throw malformed('It ends too early.')
    held = Buffer.concat([held, value])
  }

  /** What stands before `end`, which is taken as well. */
  async function until(end: string, most: number): Promise<Buffer> {
    for (;;) {
      const at = held.indexOf(end)
      if (at > most || (at < 0 && held.length > most + end.length)) throw malformed('A head is too long.')
      if (at >= 0) {
        const found = held.subarray(0, at)
        held = held.subarray(at + end.length)
        return found
      }
      await more()
    }
  }

  /** What stands before the next delimiter, piece by piece. */
  async function* content(): AsyncGenerator<Buffer> {
    isRead = false
    while (!isRead) {
      const at = held.indexOf(delimiter)
      const length = at >= 0 ? at : Math.max(0, held.length - delimiter.length + 1)
      const piece = held.subarray(0, length)
      held = held.subarray(at >= 0 ? at + delimiter.length : length)
      isRead = at >= 0
      if (piece.length > 0) yield piece
      if (!isRead) await more()
    }
  }

  try {
    for await (const _ of content());
    for (let count = 0; ; count++) {
      while (held.length < 2) await more()
      if (held.subarray(0, 2).equals(dashes)) break
      if (count === limits.parts) throw malformed('It has too many parts.')
      const padding = await until('\r\n', limits.padding)
      if (padding.toString('latin1').trim() !== '')
        throw malformed('A delimiter is followed by something else.')
      const head = headOf((await until('\r\n\r\n', limits.head)).toString())
      isRead = false
      yield { ...head, chunks: content() }
      if (!isRead) for await (const _ of content());
    }
    for (let left = await bytes.next(); !left.done; left = await bytes.next());
  } finally {
    await bytes.return?.()
  }
}

const dashes = Buffer.from('--')

/** What browsers escape in names. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

function headOf(head: string): Pick<Part, 'name' | 'filename'> {
  const line = head.split('\r\n').find((one) => /^content-disposition:/i.test(one))
  if (!line || !/^content-disposition:\s*form-data\s*;/i.test(line)) throw malformed('A part has no name.')
  const parameter = (name: string) => {
    const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(line) ?? []
    return (quoted ?? plain)?.replace(/%(?:22|0D|0A)/gi, (code) => escapes[code.toUpperCase()]!)
  }
  const name = parameter('name')
  if (name === undefined) throw malformed('A part has no name.')
  const filename = parameter('filename')
  return filename === undefined ? { name } : { name, filename }
}

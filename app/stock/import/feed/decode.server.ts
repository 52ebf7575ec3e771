import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { longestRow } from './rows.ts'

const newline = 0x0a

/**
 * A file's bytes as text: UTF-8 or UTF-16 by their mark, else UTF-8, and Windows-1252 wherever that cannot be UTF-8;
 * `note` is told once. Line ends are `\n`.
 */
export async function* decoded(
  chunks: AsyncIterable<Buffer>,
  note: (encoding: string) => void,
): AsyncGenerator<string> {
  let lastWasReturn = false
  for await (const text of texts(chunks, note)) {
    // A line end may be cut in two.
    const joined = lastWasReturn && text.startsWith('\n') ? text.slice(1) : text
    lastWasReturn = text.endsWith('\r')
    yield joined.includes('\r') ? joined.replace(/\r\n?/g, '\n') : joined
  }
}

async function* texts(
  chunks: AsyncIterable<Buffer>,
  note: (encoding: string) => void,
): AsyncGenerator<string> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return
  const wide = utf16Of(first.value)
  if (wide) {
    note(wide)
    const decoder = iconv.getDecoder(wide)
    let chunk: IteratorResult<Buffer> = first
    for (; !chunk.done; chunk = await iterator.next()) yield decoder.write(chunk.value)
    yield decoder.end() ?? ''
    return
  }
  let carried = withoutMark(first.value)
  let noted = false
  const text = (bytes: Buffer) => {
    if (isUtf8(bytes)) return bytes.toString('utf8')
    if (!noted) note('windows-1252')
    noted = true
    return iconv.decode(bytes, 'win1252')
  }
  for (let chunk = await iterator.next(); ; chunk = await iterator.next()) {
    if (chunk.done) break
    const cut =
      carried.lastIndexOf(newline) + 1 || (carried.length > longestRow ? wholeCharacters(carried) : 0)
    if (cut > 0) yield text(carried.subarray(0, cut))
    carried = Buffer.concat([carried.subarray(cut), chunk.value])
  }
  if (carried.length > 0) yield text(carried)
}

const withoutMark = (bytes: Buffer) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes

function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // Without a mark: Latin letters leave every other byte empty.
  if (bytes.length >= 4 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[2] === 0) return 'utf-16be'
  return undefined
}

/** Where the last whole UTF-8 character ends. */
function wholeCharacters(bytes: Buffer) {
  let end = bytes.length
  while (end > bytes.length - 4 && (bytes[end - 1]! & 0xc0) === 0x80) end--
  return bytes[end - 1]! >= 0xc0 ? end - 1 : bytes.length
}

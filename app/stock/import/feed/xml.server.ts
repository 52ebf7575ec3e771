import { SaxesParser } from 'saxes'
import { type FeedBatch, FeedError, type FeedRow, longestRow } from './rows.ts'

type Value = string | Record<string, unknown>

interface Open {
  name: string
  text: string
  children: Record<string, unknown> | undefined
}

const recordName =
  /^(?:vehicle|item|listing|entry|car|stock|stockitem|advertisement\w*|row|record|product|ad|unit|truck|caravan)$/i
/** No feed nests deeper; each level costs memory. */
const deepest = 40

/** Rows of an XML feed: its `vehicle`, `item`, `listing`, `entry` … elements; RSS and `g:` names are understood. */
export async function* xmlRows(texts: AsyncIterable<string>): AsyncGenerator<FeedBatch> {
  const document = new XmlDocument()
  for await (const text of texts) {
    const rows = document.read(text)
    if (rows.length > 0) yield { rows }
  }
  document.end()
}

class XmlDocument {
  private readonly parser = new SaxesParser()
  private rows: FeedRow[] = []
  private readonly path: Open[] = []
  private recordDepth = 0
  private begun = 0
  /** Characters since the last record ended or the last tag was seen outside one. */
  private pending = 0

  constructor() {
    const { parser } = this
    parser.on('error', (error) => {
      throw new FeedError(`The file is not XML: ${error.message}`)
    })
    parser.on('opentag', ({ name, attributes }) =>
      this.open(bare(name), attributes as Record<string, string>),
    )
    parser.on('text', (text) => this.text(text))
    parser.on('cdata', (text) => this.text(text))
    parser.on('closetag', () => this.close())
  }

  read(text: string): FeedRow[] {
    this.rows = []
    for (let at = 0; at < text.length; at += longestRow / 4) {
      const piece = text.slice(at, at + longestRow / 4)
      this.pending += piece.length
      this.parser.write(piece)
      if (this.pending > longestRow * 2)
        throw new FeedError(`A record or text longer than 1 MB begins before line ${this.parser.line}.`)
    }
    return this.rows
  }

  end() {
    this.parser.close()
  }

  private open(name: string, attributes: Record<string, string>) {
    if (this.path.length >= deepest)
      throw new FeedError(`Elements are nested too deeply on line ${this.parser.line}.`)
    this.path.push({
      name,
      text: '',
      children: Object.keys(attributes).length > 0 ? named(attributes) : undefined,
    })
    if (this.recordDepth === 0) {
      this.pending = 0
      if (this.path.length > 1 && recordName.test(name)) {
        this.recordDepth = this.path.length
        this.begun = this.parser.line
      }
    }
  }

  private text(text: string) {
    const open = this.path.at(-1)
    if (open && this.recordDepth > 0) open.text += text
  }

  private close() {
    const closed = this.path.pop()
    if (!closed || this.recordDepth === 0) return
    const value = contentOf(closed)
    if (this.path.length >= this.recordDepth) return addTo(this.path.at(-1)!, closed.name, value)
    this.recordDepth = 0
    this.pending = 0
    this.rows.push(
      typeof value === 'string'
        ? { line: this.begun, refused: 'has no elements' }
        : { line: this.begun, record: value },
    )
  }
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)
/** Names of a file may not reach an object's prototype. */
const named = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.assign(Object.create(null), values)

function contentOf({ text, children }: Open): Value {
  if (!children) return text
  if (text.trim()) children.$text = text
  return children
}

function addTo(parent: Open, name: string, value: Value) {
  parent.children ??= named({})
  const { children } = parent
  const known = children[name]
  if (known === undefined) children[name] = value
  else if (Array.isArray(known)) known.push(value)
  else children[name] = [known, value]
}

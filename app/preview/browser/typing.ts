import { publishedId } from '#values/document-ids.ts'
import { hasMarks, piecesOf, readMark } from '#values/marks.ts'

/** What is typed stands for this long against an older draft that arrives late, in milliseconds. */
const standsMs = 6000

interface Typed {
  value: string
  at: number
}

/** Texts of the page by their source, and what the editor has typed into them since. */
export function createTyping(root: Node, now: () => number = () => performance.now()) {
  let places: Map<string, Text[]> | undefined
  const typed = new Map<string, Typed>()

  const keyOf = (id: string, path: string) => `${id}\n${path}`

  function find() {
    const found = new Map<string, Text[]>()
    const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
      const text = node as Text
      if (!hasMarks(text.data)) continue
      for (const { mark } of piecesOf(text.data)) {
        const source = readMark(mark)
        if (source)
          found.set(keyOf(source.id, source.path), [
            ...(found.get(keyOf(source.id, source.path)) ?? []),
            text,
          ])
      }
    }
    return found
  }

  function put(key: string, value: string) {
    places ??= find()
    for (const text of places.get(key) ?? []) {
      const pieces = piecesOf(text.data).map(({ words, mark }) => {
        const source = readMark(mark)
        return (source && keyOf(source.id, source.path) === key ? value : words) + mark
      })
      if (pieces.join('') !== text.data) text.data = pieces.join('')
    }
  }

  return {
    /** Shows a text as it is typed, wherever it stands on the page. */
    type(id: string, path: string, value: string) {
      const key = keyOf(id, path)
      typed.set(key, { value, at: now() })
      put(key, value)
    },
    /** After the page has been renewed: what was typed a moment ago may not be in the draft yet. */
    renewed() {
      places = undefined
      for (const [key, { value, at }] of typed) {
        if (now() - at > standsMs) typed.delete(key)
        else put(key, value)
      }
    },
  }
}

interface TypingMessage {
  type: 'forecourt/typing'
  documentId: string
  changes: { path: string; value: string }[]
}

/** The message of the Studio, or undefined for anything else. */
export function readTyping(data: unknown): TypingMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, documentId, changes } = data as Partial<TypingMessage>
  if (type !== 'forecourt/typing' || typeof documentId !== 'string' || !Array.isArray(changes))
    return undefined
  const right = changes.filter(
    (change) => typeof change?.path === 'string' && typeof change.value === 'string',
  )
  return { type, documentId: publishedId(documentId), changes: right }
}

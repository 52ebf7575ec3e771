/** What stega writes after a text: where the text comes from, in letters nobody sees. */
const marks = /(?:\u200b|\u200c|\u200d|\ufeff){4,}/g

export const hasMarks = (text: string) => text.search(marks) >= 0

/** The text as it was written. */
export const withoutMarks = (text: string) => text.replace(marks, '')

/** The same for every text inside a value. */
export function cleanValue<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutMarks(value) as Value
  if (Array.isArray(value)) return value.map(cleanValue) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanValue(entry)])) as Value
}

const digits = ['\u200b', '\u200c', '\u200d', '\ufeff']

/** Where a marked text comes from. */
export interface TextSource {
  /** Published id of the document. */
  id: string
  /** As the Studio writes it: `blocks[_key=="a"].heading`. */
  path: string
}

/** Words of a text with the mark behind them: `One🞄 and two🞄` is two. What stands after the last mark has none. */
export function piecesOf(text: string): { words: string; mark: string }[] {
  const pieces: { words: string; mark: string }[] = []
  let done = 0
  for (const { 0: mark, index } of text.matchAll(marks)) {
    pieces.push({ words: text.slice(done, index), mark })
    done = index + mark.length
  }
  if (done < text.length) pieces.push({ words: text.slice(done), mark: '' })
  return pieces
}

/** What a mark says; undefined when it is not one of ours. */
export function readMark(mark: string): TextSource | undefined {
  const letters = [...mark].slice(4)
  const bytes = new Uint8Array(Math.floor(letters.length / 4))
  for (let at = 0; at < bytes.length; at++)
    for (const letter of letters.slice(at * 4, at * 4 + 4))
      bytes[at] = (bytes[at] as number) * 4 + digits.indexOf(letter)
  try {
    const { href } = JSON.parse(new TextDecoder().decode(bytes)) as { href: string }
    const asked = new URL(href).searchParams
    const [id, path] = [asked.get('id'), asked.get('path')]
    return id && path ? { id, path } : undefined
  } catch {
    return undefined
  }
}

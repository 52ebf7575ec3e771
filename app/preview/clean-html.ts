import { hasMarks, withoutMarks } from '#values/marks.ts'

/** Elements whose content is no text of the page: scripts, styles, titles. */
const closed = /^(script|style|title|textarea|option|noscript|template)$/i

/**
 * A document with the invisible marks of preview left in its text alone: none in a tag, so in no attribute and no
 * address, and none in the head, scripts or form fields.
 */
export function cleanHtml(html: string): string {
  if (!hasMarks(html)) return html
  const body = html.indexOf('<body')
  const head = body < 0 ? '' : withoutMarks(html.slice(0, body))
  const out = [head]
  let at = body < 0 ? 0 : body
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    out.push(html.slice(at, open))
    const end = endOfTag(html, open)
    const tag = html.slice(open, end)
    out.push(withoutMarks(tag))
    at = end
    const name = /^<([a-z]+)/i.exec(tag)?.[1]
    if (!name || !closed.test(name)) continue
    const close = html.indexOf(`</${name}`, at)
    const until = close < 0 ? html.length : close
    out.push(withoutMarks(html.slice(at, until)))
    at = until
  }
  out.push(html.slice(at))
  return out.join('')
}

/** The index after the `>` that ends the tag; one inside quotes does not. */
function endOfTag(html: string, open: number) {
  if (html.startsWith('<!--', open)) {
    const close = html.indexOf('-->', open)
    return close < 0 ? html.length : close + 3
  }
  let quote = ''
  for (let at = open + 1; at < html.length; at++) {
    const letter = html[at] as string
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at + 1
  }
  return html.length
}

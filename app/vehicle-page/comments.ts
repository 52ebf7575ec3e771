/** Characters of dealer comments that show before More (VDP-28). */
const commentsShown = 400

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Dealer comments as text with line breaks: no markup of the feed survives, nor what stands inside scripts (VDP-46). */
export function plainComments(comments: string | undefined): string {
  if (!comments || comments.trim().toLowerCase() === 'null') return ''
  return comments
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<br\s*\/?>|<\/?(p|div|li|h[1-6]|tr)(\s[^>]*)?>/gi, '\n')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => decode(name) ?? whole)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decode(name: string) {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** The comments cut into what shows at first and what More adds; `rest` is empty for 400 characters or fewer. */
export function foldComments(comments: string): { shown: string; rest: string } {
  const letters = [...comments]
  return { shown: letters.slice(0, commentsShown).join(''), rest: letters.slice(commentsShown).join('') }
}

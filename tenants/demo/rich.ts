import type { namedDestinations } from '#values/link.ts'

/** Portable text as stored, before keys are given. */
export interface RichNode {
  _type: string
  [field: string]: unknown
}

export interface LinkInput {
  _type: 'link'
  label?: string
  destination?: (typeof namedDestinations)[number]
  /** Path of a page of the same site; becomes a weak reference. */
  page?: { $page: string }
  url?: string
  newTab?: boolean
}

/** `/path` is a page of the site, `to:contact` a named destination, anything else an address. */
export function linkTo(target: string, label?: string): LinkInput {
  const base = { _type: 'link', ...(label && { label }) } as const
  if (target.startsWith('to:')) return { ...base, destination: target.slice(3) as LinkInput['destination'] }
  if (/^\/(?!\/)[^?#]*$/.test(target)) return { ...base, page: { $page: target } }
  return { ...base, url: target }
}

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g

function spans(line: string) {
  const children: RichNode[] = []
  const markDefs: (LinkInput & { _key: string })[] = []
  const add = (text: string, marks: string[]) => text && children.push({ _type: 'span', text, marks })
  let at = 0
  for (const match of line.matchAll(inline)) {
    const [whole, strong, em, label, target] = match
    add(line.slice(at, match.index), [])
    if (label && target) {
      const _key = `link${markDefs.length}`
      markDefs.push({ ...linkTo(target), _key })
      add(label, [_key])
    } else add(strong ?? em ?? '', [strong ? 'strong' : 'em'])
    at = match.index + whole.length
  }
  add(line.slice(at), [])
  return { children, markDefs }
}

const kinds: [RegExp, Record<string, unknown>][] = [
  [/^#### /, { style: 'h4' }],
  [/^### /, { style: 'h3' }],
  [/^## /, { style: 'h2' }],
  [/^> /, { style: 'blockquote' }],
  [/^- /, { style: 'normal', listItem: 'bullet', level: 1 }],
  [/^\d+\. /, { style: 'normal', listItem: 'number', level: 1 }],
]

function paragraph(line: string): RichNode {
  const [mark, look] = kinds.find(([mark]) => mark.test(line)) ?? [undefined, { style: 'normal' }]
  return { _type: 'block', ...look, ...spans(mark ? line.replace(mark, '') : line) }
}

/**
 * Portable text from a little markdown: `##` to `####` headings, `-` and `1.` lists, `>` quotes, `**bold**`, `*italic*`,
 * `[label](/path)`, `[label](to:contact)`. A blank line ends a paragraph; single line breaks join.
 */
export function richText(source: string): RichNode[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const lines: string[] = []
      for (const line of part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)) {
        const starts = kinds.some(([mark]) => mark.test(line))
        if (starts || lines.length === 0) lines.push(line)
        else lines[lines.length - 1] += ` ${line}`
      }
      return lines.map(paragraph)
    })
}

/** Template tag of `richText`. */
export const rich = (strings: TemplateStringsArray, ...values: (string | number)[]) =>
  richText(String.raw({ raw: strings }, ...values))

import type { RichTextValue } from '#values/rich-text.ts'

type Line = string | [style: 'h2' | 'h3' | 'blockquote' | 'bullet' | 'number', text: string]

/** Portable text for samples: plain strings are paragraphs, pairs name a style or kind of list. */
export function sampleText(...lines: Line[]): RichTextValue {
  return lines.map((line, index) => {
    const [kind, text] = typeof line === 'string' ? (['normal', line] as const) : line
    const listed = kind === 'bullet' || kind === 'number'
    return {
      _type: 'block',
      _key: `line${index}`,
      style: listed ? 'normal' : kind,
      ...(listed && { listItem: kind, level: 1 }),
      markDefs: [],
      children: [{ _type: 'span', _key: `span${index}`, text, marks: [] }],
    }
  })
}

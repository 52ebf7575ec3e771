import { fileRules } from '#values/form-fields.ts'

const longest = 100

/** Letters that a file system, a header or a reader would take for something else: unseen ones, separators, quotes. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029"*/:<>?\\|]/gu

/** The name of a file as staff see it: without folders and unsafe letters, its ending that of its kind. */
export function cleanFileName(name: string, type: string): string {
  const own = (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(unsafe, '')
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([A-Za-z0-9]{1,5}))?$/s.exec(own.trim()) ?? []
  const { extensions } = fileRules.kinds[type] ?? { extensions: ['bin'] }
  const kept = extensions.includes(ending.toLowerCase()) ? ending : extensions[0]
  const tidy = stem.replace(/\s+/g, ' ').replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...tidy].slice(0, longest).join('') || 'file'}.${kept}`
}

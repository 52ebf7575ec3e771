/** A page of the server in the parts that are renewed one by one. */
export interface PageParts {
  title: string
  /** The theme, and what the blocks on the page bring. */
  css: string
  attributes: Map<string, string>
  /** Header and notices; footer. */
  frame: string[]
  /** Sections by their keys, in order. */
  sections: Map<string, string>
  bar: string
}

export const framesOf = (document: Document) => [
  ...document.querySelectorAll<HTMLElement>('body > .contents'),
]
export const sectionsOf = (document: Document) => [
  ...document.querySelectorAll<HTMLElement>('main > [data-preview-key]'),
]
export const styleOf = (document: Document) => document.querySelector('head > style')
export const keyOf = (section: HTMLElement) => section.dataset.previewKey ?? ''

/** The parts as the server sent them; before any script has touched the page, or of a page just fetched. */
export function partsOf(document: Document): PageParts {
  const bar = document.querySelector('forecourt-preview')
  return {
    title: document.title,
    css: styleOf(document)?.textContent ?? '',
    attributes: new Map([...document.documentElement.attributes].map(({ name, value }) => [name, value])),
    frame: framesOf(document).map(({ innerHTML }) => innerHTML),
    sections: new Map(sectionsOf(document).map((section) => [keyOf(section), section.outerHTML])),
    bar: bar?.querySelector('template')?.innerHTML ?? bar?.shadowRoot?.innerHTML ?? '',
  }
}

/** Tags of a piece of markup without words and attributes: two of the same differ in words, pictures and links alone. */
export const skeletonOf = (html: string) => html.match(/<\/?[a-z][\w-]*/gi)?.join('') ?? ''

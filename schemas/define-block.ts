import type { FieldDefinition, PreviewConfig } from '@sanity/types'
import type { Outline } from './outline.ts'

/** Groups of the Studio's insert menu, in their order. */
export const blockGroups = [
  'hero',
  'stock',
  'content',
  'forms',
  'offers',
  'media',
  'brands',
  'trust',
  'reuse',
] as const

export type BlockGroup = (typeof blockGroups)[number]

/** What is behind the text of a block: the section's background, or a picture under the theme's shade. */
export type Backdrop = 'default' | 'muted' | 'brand' | 'dark' | 'picture'

/** `schema.ts` of a block: what marketing staff see. Common fields (hide, dates, anchor, tone) are added by the registry. */
export interface BlockSchema {
  /** Equal to `type` in query.ts. */
  name: string
  /** As shown in the insert menu: "Promotions slider". */
  title: string
  group: BlockGroup
  /** One sentence: when to use it. */
  description: string
  /** What people call it who do not know its title ("faq", "carousel"): the insert menu finds it by these words too. */
  searchWords?: string[]
  fields: FieldDefinition[]
  /** Document types of which it shows all documents; the Studio lists its pages among the places where they are used. */
  lists?: string[]
  preview?: PreviewConfig
  /** A line rather than a section: what of its thumbnail stands in the picture of a whole page, in pixels from the top. */
  slim?: { top: number; height: number }
  /** Its headings as the site renders them; leave it out if `heading` is the only one. */
  outline?: Outline
  /** What is behind its text besides the section's background, with the content given. */
  backdrops?(content: Record<string, unknown>): Backdrop[]
}

/** Creates the `blocks` field of pages, page templates and shared blocks. */
export type BlocksField = () => FieldDefinition

export function defineBlockSchema(schema: BlockSchema) {
  return schema
}

import type { FieldDefinition, PreviewConfig } from '@sanity/types'
import type { Outline } from './outline.ts'

/** Groups of the Studio's insert menu, in their order. */
export const blockGroups = [
  'hero',
  'stock',
  'content',
  'offers',
  'media',
  'brands',
  'trust',
  'reuse',
] as const

export type BlockGroup = (typeof blockGroups)[number]

/** What words of a block stand on: a tone of the section, or a picture under the theme's shade. */
export type Ground = 'default' | 'muted' | 'brand' | 'dark' | 'picture'

/** `schema.ts` of a block: what marketing staff see. Common fields (hide, dates, anchor, tone) are added by the registry. */
export interface BlockSchema {
  /** Equal to `type` in query.ts. */
  name: string
  /** As shown in the insert menu: "Promotions slider". */
  title: string
  group: BlockGroup
  /** One sentence: when a marketer should reach for it. */
  description: string
  fields: FieldDefinition[]
  /** Types of documents it shows by itself, without being told which: the Studio says so where they are used. */
  lists?: string[]
  preview?: PreviewConfig
  /** A line rather than a section: what of its thumbnail stands in the picture of a whole page, in pixels from the top. */
  slim?: { top: number; height: number }
  /** Its headings as the site renders them; left out where `heading` is the only one. */
  outline?: Outline
  /** What its words stand on besides the tone of the section. */
  grounds?(content: Record<string, unknown>): Ground[]
}

/** Makes the field in which a page, a page template and a shared block hold their blocks. */
export type BlocksField = () => FieldDefinition

export function defineBlockSchema(schema: BlockSchema) {
  return schema
}

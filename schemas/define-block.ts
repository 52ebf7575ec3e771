import type { FieldDefinition, PreviewConfig } from '@sanity/types'

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
}

export function defineBlockSchema(schema: BlockSchema) {
  return schema
}

import {
  defineArrayMember,
  defineField,
  defineType,
  type FieldDefinition,
  type PreviewConfig,
} from '@sanity/types'
import { createElement } from 'react'
import { type BlockGroup, type BlockSchema, blockGroups } from '#schemas/define-block.ts'
import { composeSchema } from '#schemas/index.ts'
import { anchorProblem } from '#schemas/rules.ts'
import { expiryProblem } from '#schemas/schedule.ts'
import { pageKinds } from './registry.pages.ts'
import { switches } from './registry.settings.ts'

const schemas = import.meta.glob<BlockSchema>('./*/schema.ts', { eager: true, import: 'default' })
const thumbnails = import.meta.glob<string>('./*/thumbnail.svg', {
  eager: true,
  import: 'default',
  query: '?url',
})

const groupTitles: Record<BlockGroup, string> = {
  hero: 'Top of page',
  stock: 'Live stock',
  content: 'Text and content',
  forms: 'Forms',
  offers: 'Offers',
  media: 'Pictures and video',
  brands: 'Brands',
  trust: 'Trust',
  reuse: 'Shared',
}

interface RegisteredBlock {
  schema: BlockSchema
  /** Address of the picture in the insert menu. */
  thumbnail?: string
}

/** Every block type, in the order of the insert menu. */
export const blocks: RegisteredBlock[] = Object.entries(schemas)
  .map(([file, schema]) => ({ schema, thumbnail: thumbnails[file.replace('schema.ts', 'thumbnail.svg')] }))
  .sort(
    (a, b) =>
      blockGroups.indexOf(a.schema.group) - blockGroups.indexOf(b.schema.group) ||
      a.schema.title.localeCompare(b.schema.title),
  )

const byName = new Map(blocks.map((block) => [block.schema.name, block]))

export const blockOf = (type: string | undefined) => (type ? byName.get(type) : undefined)

const look = 'visibilityAndLook'

const commonFields: FieldDefinition[] = [
  defineField({
    name: 'hidden',
    title: 'Hide this block',
    type: 'boolean',
    fieldset: look,
    description: 'Shoppers do not see it until you switch this off again.',
    initialValue: false,
  }),
  defineField({
    name: 'start',
    title: 'Show from',
    type: 'siteDateTime',
    fieldset: look,
    description:
      "On the dealership's clock. A day without a time starts at midnight. Leave empty to show it at once.",
  }),
  defineField({
    name: 'expiry',
    title: 'Show until',
    type: 'siteDateTime',
    fieldset: look,
    description:
      "On the dealership's clock. A day without a time is shown to its end. Leave empty for no end.",
    validation: (rule) => rule.custom(expiryProblem),
  }),
  defineField({
    name: 'tone',
    title: 'Background',
    type: 'string',
    fieldset: look,
    description: 'Colour of the section, from the theme of the site. Two in a row of the same look like one.',
    options: {
      list: [
        { value: 'default', title: 'Page' },
        { value: 'muted', title: 'Quiet' },
        { value: 'brand', title: 'Brand' },
        { value: 'dark', title: 'Dark' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: 'default',
  }),
  defineField({
    name: 'anchor',
    title: 'Name for links',
    type: 'string',
    fieldset: look,
    description: 'Lets a link jump here: service-booking is reached by #service-booking.',
    validation: (rule) => rule.custom((value: string | undefined) => anchorProblem(value)),
  }),
]

const common = ['hidden', 'start', 'expiry'] as const

/** The block's own preview, with the block's title below and its thumbnail where it shows no picture. */
function previewOf({ schema, thumbnail }: RegisteredBlock): PreviewConfig {
  const own = schema.preview
  return {
    select: { ...own?.select, ...Object.fromEntries(common.map((key) => [key, key])) },
    prepare: (selection, options) => {
      const shown = own?.prepare ? own.prepare(selection, options) : selection
      const { title, subtitle, media } = shown as { title?: unknown; subtitle?: unknown; media?: unknown }
      const words = typeof title === 'string' && title.trim() ? title : schema.title
      const below = typeof subtitle === 'string' && subtitle !== schema.title ? subtitle : undefined
      const picture =
        thumbnail && createElement('img', { src: thumbnail, alt: '', style: { objectFit: 'cover' } })
      return {
        title: words,
        subtitle: [words === schema.title ? undefined : schema.title, below].filter(Boolean).join(' · '),
        media: media || picture,
      } as { title: string; subtitle: string }
    },
  }
}

/** The Studio's object type of a block: its own fields, then the common ones. */
function typeOf(block: RegisteredBlock) {
  const { name, title, description, fields } = block.schema
  return defineType({
    name,
    title,
    description,
    type: 'object',
    fieldsets: [
      {
        name: look,
        title: 'Visibility and look',
        options: { collapsible: true, collapsed: true },
      },
    ],
    fields: [...fields, ...commonFields],
    preview: previewOf(block),
  })
}

/** Block types whose name a document type has as well; the Studio holds them inside the list of blocks only. */
const inlineNames = new Set(['sharedBlock'])

/** Types to register in the Studio. */
const blockTypes = blocks.filter(({ schema }) => !inlineNames.has(schema.name)).map(typeOf)

const insertGroups = blockGroups.map((name) => ({
  name,
  title: groupTitles[name],
  of: blocks.filter(({ schema }) => schema.group === name).map(({ schema }) => schema.name),
}))

/** The field a page, a page template and a shared block hold their blocks in. */
export const blocksField = () =>
  defineField({
    name: 'blocks',
    title: 'Blocks',
    type: 'array',
    description:
      'What the page is made of, from top to bottom. Drag to reorder; the menu of a block copies or removes it.',
    of: blocks.map((block) =>
      inlineNames.has(block.schema.name)
        ? defineArrayMember(typeOf(block))
        : defineArrayMember({ type: block.schema.name }),
    ),
    options: {
      insertMenu: {
        filter: true,
        groups: insertGroups.filter(({ of }) => of.length > 0),
        views: [{ name: 'grid', previewImageUrl: (type) => blockOf(type)?.thumbnail }, { name: 'list' }],
      },
    },
  })

/** Everything the Studio knows: documents, objects and blocks. */
export const { documents, documentTypes, schemaTypes } = composeSchema({
  blockTypes,
  blocksField,
  // A kind whose every path leads on to another page has none of its own to arrange.
  pageKinds: pageKinds.list.filter(({ routes }) => routes.length === 0 || routes.some(({ moved }) => !moved)),
  switches,
})

import { defineField, defineType } from '@sanity/types'

/** The two shapes of a promo's node (NOTE-34): `_type` says which one it is. */
export const promoNodeTypes = [
  { value: 'promoTile', title: 'Tile: a picture that is the whole promotion' },
  { value: 'promoCard', title: 'Card: words in the colours of the site' },
] as const

export type PromoNodeType = (typeof promoNodeTypes)[number]['value']

interface NodeDraft {
  _type?: string
  image?: { asset?: unknown }
  link?: { destination?: string; page?: unknown; url?: string }
  heading?: string
}

const isCard = (node: NodeDraft | undefined) => node?._type === 'promoCard'
const onlyCard = ({ parent }: { parent: NodeDraft | undefined }) => !isCard(parent)
const onlyTile = ({ parent }: { parent: NodeDraft | undefined }) => isCard(parent)

export function promoNodeProblem(node: NodeDraft | undefined): true | string {
  if (isCard(node)) return node?.heading?.trim() ? true : 'Give the card a heading.'
  if (!node?.image?.asset) return 'Choose the picture of the tile.'
  const { destination, page, url } = node.link ?? {}
  return destination || page || url ? true : 'Choose where the tile leads.'
}

/**
 * Stored as `promoTile` {image, link, background} (PROMO-02) or `promoCard` {heading, text, link, image}. One form
 * holds the fields of both, because a field in the Studio has one type; its input writes `_type`.
 */
export default defineType({
  name: 'promoNode',
  title: 'What shoppers see',
  type: 'object',
  description: 'A tile or a card.',
  initialValue: { _type: 'promoTile' },
  validation: (rule) => rule.custom((node: NodeDraft | undefined) => promoNodeProblem(node)),
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'The offer in a few words, for example "We Want Your Car!".',
      hidden: onlyCard,
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'text',
      title: 'Words below',
      type: 'text',
      rows: 3,
      description: 'One or two sentences, for example "We buy all types of cars".',
      hidden: onlyCard,
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description:
        'For a tile, the artwork: repeat the words in it in the alternative text. For a card, a photo above the words.',
    }),
    defineField({ name: 'link', title: 'Leads to', type: 'link', description: 'Where a click leads.' }),
    defineField({
      name: 'background',
      title: 'Background',
      type: 'colour',
      description: 'Colour behind the picture where the picture does not fill the tile.',
      hidden: onlyTile,
    }),
  ],
})

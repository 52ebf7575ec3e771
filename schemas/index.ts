import type { SchemaTypeDefinition } from '@sanity/types'
import type { BlocksField } from './define-block.ts'
import { brand } from './documents/brand.ts'
import { groupCompany } from './documents/group-company.ts'
import { location } from './documents/location.ts'
import { mediaItem } from './documents/media-item.ts'
import { model } from './documents/model.ts'
import { navigation } from './documents/navigation.ts'
import { offer } from './documents/offer.ts'
import { page } from './documents/page.ts'
import { type PageTemplateKind, pageTemplate } from './documents/page-template.ts'
import { promo } from './documents/promo.ts'
import { redirect } from './documents/redirect.ts'
import { sharedBlock } from './documents/shared-block.ts'
import { site } from './documents/site.ts'
import { address } from './objects/address.ts'
import { colour } from './objects/colour.ts'
import { link } from './objects/link.ts'
import { menuItem, menuTile } from './objects/menu.ts'
import { picture } from './objects/picture.ts'
import { promoNode } from './objects/promo-node.ts'
import { richText } from './objects/rich-text.ts'
import { seo } from './objects/seo.ts'
import { siteDateTime } from './objects/site-date-time.ts'
import { stockFilter } from './objects/stock-filter.ts'
import { theme } from './objects/theme.ts'
import { timeOfDay } from './objects/time-of-day.ts'
import { withinSite } from './same-site.ts'
import { changeNodes, type SchemaNode } from './walk.ts'

/** What documents hold that other rooms declare. */
export interface SchemaParts {
  /** Object types of all blocks. */
  blockTypes: readonly SchemaTypeDefinition[]
  blocksField: BlocksField
  pageKinds: readonly PageTemplateKind[]
}

const objectTypes: SchemaTypeDefinition[] = [
  address,
  colour,
  link,
  menuItem,
  menuTile,
  picture,
  promoNode,
  richText,
  seo,
  siteDateTime,
  stockFilter,
  theme,
  timeOfDay,
]

/** Sanity lets the rules of a field stand instead of those of its type; here both hold. */
function withTypeRules(node: SchemaNode): SchemaNode {
  const ofType = objectTypes.find(({ name }) => name === node.type)?.validation
  return node.validation && ofType ? { ...node, validation: [node.validation, ofType] } : node
}

/** Everything the Studio knows, each reference held within its site; the documents among it by themselves. */
export function composeSchema({ blockTypes, blocksField, pageKinds }: SchemaParts) {
  const documentTypes = [
    site,
    navigation,
    page(blocksField),
    pageTemplate(blocksField, pageKinds),
    promo,
    offer,
    sharedBlock(blocksField),
    redirect,
    brand,
    groupCompany,
    model,
    location,
    mediaItem,
  ]
  const schemaTypes: SchemaTypeDefinition[] = [...documentTypes, ...objectTypes, ...blockTypes].map((type) =>
    changeNodes(type as SchemaTypeDefinition, (node) => withinSite(withTypeRules(node))),
  )
  return { documentTypes, schemaTypes }
}

import type { SchemaTypeDefinition } from '@sanity/types'
import type { SchemaNode } from '#schemas/map-nodes.ts'

type Types = ReadonlyMap<string | undefined, SchemaNode>

export type PathStep = string | number | { _key?: string; _index?: number }

/** Strings that are no words on the page: addresses, names for links, numbers to call, words that are searched by. */
const notShown = new Set(
  'anchor url alt body kind from to dealership_slug phone email postcode key colour background words'.split(
    ' ',
  ),
)

/** Types whose words stand in the head, in an address or nowhere. */
const unseen = new Set(['redirect', 'mediaItem', 'stockFilter', 'seo', 'address', 'colour', 'siteDateTime'])

/** Names that stock is counted and found by. */
const namesOfStock = new Set(['brand', 'model'])

/** Lists of strings are lists of values; these are words. */
const shownLists = new Set(['columns', 'values'])

/** Of the settings only these are words and nothing else. */
const shownSettings = new Set([
  'announcementBar',
  'emergencyBanner',
  'legal',
  'statsBanner',
  'privacyStatement',
])

const isKeyStep = (step: PathStep) => typeof step !== 'string'

const spanText: SchemaNode = { type: 'text', name: 'text' }

function isWords(node: SchemaNode, list: string | undefined): boolean {
  if (node.type !== 'string' && node.type !== 'text') return false
  if (node.options && 'list' in node.options) return false
  return node.name ? !notShown.has(node.name) : list !== undefined && shownLists.has(list)
}

/** The definition a node refers to by its type's name, or the node itself. */
const resolved = (types: Types, node: SchemaNode): SchemaNode =>
  node.fields || node.of ? node : (types.get(node.type) ?? node)

/** The nodes one step below: a field by its name, or every kind of member of a list. */
function below(types: Types, node: SchemaNode, step: PathStep): SchemaNode[] {
  const { fields = [], of = [], type } = resolved(types, node)
  if (isKeyStep(step)) return of
  if (type === 'block' || node.type === 'block') {
    if (step === 'children')
      return [{ type: 'array', name: step, of: [{ type: 'object', fields: [spanText] }] }]
    return []
  }
  return fields.filter(({ name }) => name === step)
}

/**
 * True where the field at `path` of a document holds words that shoppers read, by the schema: never an enumeration, an
 * address, a date or an id. Members of a list are told apart by their fields; where two differ, it is no text.
 */
function isDisplayText(types: Types, documentType: string, path: readonly PathStep[]): boolean {
  const document = types.get(documentType)
  const [first, ...rest] = path
  if (!document || typeof first !== 'string' || unseen.has(documentType)) return false
  if (documentType === 'site' && !shownSettings.has(first)) return false
  if (namesOfStock.has(documentType) && first === 'name') return false
  let nodes = below(types, document, first)
  let list: string | undefined
  for (const step of rest) {
    const above = nodes
    nodes = nodes.flatMap((node) => (unseen.has(node.type) ? [] : below(types, node, step)))
    if (isKeyStep(step)) list = above[0]?.name
  }
  return nodes.length > 0 && nodes.every((node) => isWords(node, list))
}

export type IsDisplayText = (documentType: string, path: readonly PathStep[]) => boolean

const known = new WeakMap<readonly SchemaTypeDefinition[], IsDisplayText>()

/** Which fields hold words that shoppers read, by the schema of all types. */
export function displayText(schemaTypes: readonly SchemaTypeDefinition[]): IsDisplayText {
  const made = known.get(schemaTypes)
  if (made) return made
  const types: Types = new Map((schemaTypes as unknown as SchemaNode[]).map((type) => [type.name, type]))
  const ask: IsDisplayText = (documentType, path) => isDisplayText(types, documentType, path)
  known.set(schemaTypes, ask)
  return ask
}

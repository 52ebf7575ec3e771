import type { DocumentDefinition, SchemaTypeDefinition } from '@sanity/types'
import type { DocumentDeclaration, DocumentParts, StudioDocument } from './define-document.ts'
import { mapNodes, type SchemaNode } from './map-nodes.ts'
import { withinSite } from './same-site.ts'

const documentFiles = import.meta.glob<DocumentDeclaration>(['./documents/*.ts', '!./documents/*.test.ts'], {
  eager: true,
  import: 'default',
})

const objectFiles = import.meta.glob<SchemaTypeDefinition>(['./objects/*.ts', '!./objects/*.test.ts'], {
  eager: true,
  import: 'default',
})

const objectTypes = Object.values(objectFiles)

/** What the schema consists of besides the files in `documents/` and `objects/`. */
export interface SchemaParts extends DocumentParts {
  /** Object types of all blocks. */
  blockTypes: readonly SchemaTypeDefinition[]
}

/** Sanity replaces the rules of a type with those of a field; here both apply. */
function withTypeRules(node: SchemaNode): SchemaNode {
  const ofType = objectTypes.find(({ name }) => name === node.type)?.validation
  return node.validation && ofType ? { ...node, validation: [node.validation, ofType] } : node
}

/**
 * Every document type with how the Studio treats it (`documents`), and every type to register (`schemaTypes`), whose
 * references accept documents of their own site only.
 */
export function composeSchema({ blockTypes, ...parts }: SchemaParts) {
  const documents: StudioDocument[] = Object.values(documentFiles).map((declared) =>
    typeof declared === 'function' ? declared(parts) : declared,
  )
  const documentTypes: DocumentDefinition[] = documents.map(({ type }) => type)
  const schemaTypes: SchemaTypeDefinition[] = [...documentTypes, ...objectTypes, ...blockTypes].map((type) =>
    mapNodes(type as SchemaTypeDefinition, (node) => withinSite(withTypeRules(node))),
  )
  return { documents, documentTypes, schemaTypes }
}

/** True for documents that are made of blocks. */
export const holdsBlocks = ({ type }: StudioDocument) => type.fields.some(({ name }) => name === 'blocks')

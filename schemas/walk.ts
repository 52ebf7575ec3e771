import type { FieldDefinition, SchemaTypeDefinition } from '@sanity/types'

/** A type, field or list member as it is written down, in the parts a walker looks at. */
export interface SchemaNode {
  type: string
  name?: string
  fields?: SchemaNode[]
  of?: SchemaNode[]
  marks?: { annotations?: SchemaNode[] }
  options?: object
  validation?: unknown
}

/** The definition with every node below it changed, the deepest first, then the node itself. */
export function changeNodes<Definition extends SchemaTypeDefinition | FieldDefinition>(
  definition: Definition,
  change: (node: SchemaNode) => SchemaNode,
): Definition {
  const walk = (node: SchemaNode): SchemaNode =>
    change({
      ...node,
      ...(node.fields && { fields: node.fields.map(walk) }),
      ...(node.of && { of: node.of.map(walk) }),
      ...(node.marks?.annotations && {
        marks: { ...node.marks, annotations: node.marks.annotations.map(walk) },
      }),
    })
  return walk(definition as unknown as SchemaNode) as unknown as Definition
}

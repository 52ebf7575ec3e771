import type { FieldDefinition, SchemaTypeDefinition } from '@sanity/types'

/** The parts of a type, field or list member's definition that `mapNodes` reads. */
export interface SchemaNode {
  type: string
  name?: string
  fields?: SchemaNode[]
  of?: SchemaNode[]
  marks?: { annotations?: SchemaNode[] }
  options?: object
  validation?: unknown
}

/** Applies `map` to every field and list member below a definition, the deepest first, then to the definition itself. */
export function mapNodes<Definition extends SchemaTypeDefinition | FieldDefinition>(
  definition: Definition,
  map: (node: SchemaNode) => SchemaNode,
): Definition {
  const walk = (node: SchemaNode): SchemaNode =>
    map({
      ...node,
      ...(node.fields && { fields: node.fields.map(walk) }),
      ...(node.of && { of: node.of.map(walk) }),
      ...(node.marks?.annotations && {
        marks: { ...node.marks, annotations: node.marks.annotations.map(walk) },
      }),
    })
  return walk(definition as unknown as SchemaNode) as unknown as Definition
}

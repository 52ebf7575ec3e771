import type { SchemaNode } from './map-nodes.ts'

/** The type of a field and what restricts its values: what stored documents have to match. */
export interface FieldShape {
  type: string
  required?: true
  /** Values it may have. */
  values?: unknown[]
  /** Types of a list's members. */
  of?: string[]
  /** Types a reference may lead to. */
  to?: string[]
}

/** Field shapes by type name, then by path: `seo.title`, `links[link].label`. */
export type Shape = Record<string, Record<string, FieldShape>>

interface Node extends SchemaNode {
  to?: { type: string }[] | { type: string }
  options?: { list?: unknown[] }
}

/** The parts of the schema that stored documents depend on. */
export function shapeOf(types: Node[]): Shape {
  const named = types.flatMap((type) => (type.name ? [[type.name, fieldsOf(type)] as const] : []))
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function fieldsOf(type: Node): Record<string, FieldShape> {
  const fields: Record<string, FieldShape> = { '': shapeOfNode(type) }
  const walk = (node: Node, path: string) => {
    for (const field of (node.fields ?? []) as Node[]) {
      const name = path ? `${path}.${field.name}` : `${field.name}`
      fields[name] = shapeOfNode(field)
      walk(field, name)
    }
    for (const member of (node.of ?? []) as Node[]) {
      const name = `${path}[${nameOf(member)}]`
      if (member.fields || member.of) fields[name] = shapeOfNode(member)
      walk(member, name)
    }
  }
  walk(type, '')
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const nameOf = (member: Node) => member.name ?? member.type

function shapeOfNode(node: Node): FieldShape {
  const values = node.options?.list?.map((entry) =>
    typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry,
  )
  const to = node.to && (Array.isArray(node.to) ? node.to : [node.to]).map(({ type }) => type).sort()
  return {
    type: node.type,
    ...(isRequired(node.validation) && { required: true as const }),
    ...(values && { values: values.sort() }),
    ...(node.of && { of: (node.of as Node[]).map(nameOf).sort() }),
    ...(to && { to }),
  }
}

interface Recorded {
  required: boolean
  level: 'error' | 'warning' | 'info'
}

/** A stand-in for Sanity's rule that records whether a value is required; every other method returns a rule like it. */
function recordingRule(recorded: Recorded): unknown {
  const changes: Record<string, Partial<Recorded>> = {
    required: { required: true },
    optional: { required: false },
    error: { level: 'error' },
    warning: { level: 'warning' },
    info: { level: 'info' },
  }
  return new Proxy(recorded, {
    get: (_, name) =>
      name === 'recorded'
        ? recorded
        : () => recordingRule({ ...recorded, ...changes[typeof name === 'string' ? name : ''] }),
  })
}

/** Whether a validation requires a value with severity error; custom rules cannot be inspected. */
function isRequired(validation: unknown): boolean {
  if (Array.isArray(validation)) return validation.some(isRequired)
  if (typeof validation !== 'function') return false
  const rules: unknown = validation(recordingRule({ required: false, level: 'error' }))
  return [rules].flat().some((rule) => {
    const recorded = (rule as { recorded?: Recorded } | undefined)?.recorded
    return recorded?.required === true && recorded.level === 'error'
  })
}

export interface Breaking {
  /** `type` or `type.field`, as a migration names it in `covers`. */
  place: string
  what: string
}

const lost = (before: unknown[] | undefined, after: unknown[] | undefined) =>
  after ? (before ?? []).filter((value) => !after.includes(value)) : []

/** Changes after which documents valid under `before` may be invalid under `after`. */
export function breakingChanges(before: Shape, after: Shape): Breaking[] {
  return Object.entries(before).flatMap(([type, fields]) => {
    const now = after[type]
    if (!now) return [{ place: type, what: 'is gone' }]
    return Object.entries(fields).flatMap(([field, old]) => {
      const place = field === '' ? type : field.startsWith('[') ? `${type}${field}` : `${type}.${field}`
      const parent = Object.keys(fields).find(
        (other) => other !== '' && field !== other && isBelow(field, other) && !now[other],
      )
      const shape = now[field]
      // Fields below a removed field are not reported again.
      if (!shape) return parent === undefined ? [{ place, what: 'is gone' }] : []
      return [
        ...(shape.type !== old.type ? [`was ${old.type} and is ${shape.type}`] : []),
        ...(shape.required && !old.required ? ['has become required'] : []),
        ...(old.values === undefined && shape.values ? ['takes certain values only'] : []),
        ...lost(old.values, shape.values).map((value) => `does not take ${JSON.stringify(value)} any more`),
        ...lost(old.of, shape.of).map((member) => `does not take ${member} any more`),
        ...lost(old.to, shape.to).map((target) => `does not lead to ${target} any more`),
      ].map((what) => ({ place, what }))
    })
  })
}

const isBelow = (field: string, other: string) =>
  field.startsWith(`${other}.`) || field.startsWith(`${other}[`)

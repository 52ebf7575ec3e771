import type { Expr } from './syntax.ts'
import type { Lookup } from './view.ts'

type Node = Record<string, unknown> & { type: string }
type Params = Record<string, unknown>

interface Constraint {
  kind: Lookup['kind']
  field: string
  operand: Node
}

/** One read of the dataset in a query: `*`, or `*[filter]` with what its filter demands of a document. */
export interface Site {
  parameter: string
  constraints: Constraint[]
}

export interface Plan {
  tree: Expr
  sites: Site[]
  parameters: Set<string>
  /** Whether it compares values by `diff::` functions, which groq-js evaluates asynchronously only. */
  compares: boolean
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * Replaces each read of the dataset by a parameter, so that the caller can provide just the documents that can match.
 * The filters stay: the constraints of a read are necessary, not sufficient.
 */
export function planQuery(tree: Expr): Plan {
  const sites: Site[] = []
  const parameters = new Set<string>()
  let compares = false

  const site = (constraints: Constraint[]): Node => {
    const parameter = `__site${sites.length}`
    sites.push({ parameter, constraints })
    return { type: 'Parameter', name: parameter }
  }

  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isNode(value)) return value
    if (value.type === 'Value') return value
    if (value.type === 'Everything') return site([])
    if (value.type === 'Parameter') parameters.add(String(value.name))
    if (value.type === 'FuncCall' && value.namespace === 'diff') compares = true
    // groq-js refuses the others of this namespace by itself.
    if (value.type === 'FuncCall' && value.namespace === 'delta')
      throw new Error(`delta::${value.name}() is for delta mode only`)
    if (value.type === 'Filter') {
      const filters: Node[] = []
      let base: unknown = value
      while (isNode(base) && base.type === 'Filter') {
        filters.push(base)
        base = base.base
      }
      if (isNode(base) && base.type === 'Everything') {
        let result = site(filters.flatMap((filter) => conjuncts(filter.expr)))
        for (const filter of filters.reverse()) result = { ...filter, base: result, expr: visit(filter.expr) }
        return result
      }
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]))
  }

  const planned = visit(tree) as Expr
  return { tree: planned, sites, parameters, compares }
}

function conjuncts(expr: unknown): Constraint[] {
  if (!isNode(expr)) return []
  if (expr.type === 'And') return [...conjuncts(expr.left), ...conjuncts(expr.right)]
  if (expr.type === 'Group') return conjuncts(expr.base)
  if (expr.type === 'OpCall' && expr.op === '==')
    return [...comparison(expr.left, expr.right), ...comparison(expr.right, expr.left)]
  if (expr.type === 'OpCall' && expr.op === 'in') return comparison(expr.left, expr.right)
  if (expr.type === 'FuncCall' && Array.isArray(expr.args) && expr.args.every(isConstant)) {
    const operand: Node = {
      type: 'Array',
      elements: expr.args.map((value) => ({ type: 'ArrayElement', value, isSplat: false })),
    }
    if (expr.namespace === 'sanity' && expr.name === 'versionOf')
      return [{ kind: 'group', field: '', operand }]
    if (expr.namespace === 'global' && expr.name === 'references')
      return [{ kind: 'target', field: '', operand }]
  }
  return []
}

function comparison(left: unknown, operand: unknown): Constraint[] {
  if (!isNode(left) || !isConstant(operand) || left.type !== 'AccessAttribute') return []
  const own = ownAttribute(left)
  if (own === '_id') return [{ kind: 'id', field: '', operand }]
  if (own === '_type') return [{ kind: 'type', field: '', operand }]
  const field = left.name === '_ref' && isNode(left.base) ? ownAttribute(left.base) : null
  return field ? [{ kind: 'reference', field, operand }] : []
}

/** The name of the attribute of the filtered document that the node reads; undefined for any other node. */
function ownAttribute(node: Node): string | null {
  if (node.type !== 'AccessAttribute') return null
  const base = node.base
  return base === undefined || (isNode(base) && base.type === 'This') ? String(node.name) : null
}

function isConstant(node: unknown): node is Node {
  if (!isNode(node)) return false
  if (node.type === 'Value' || node.type === 'Parameter') return true
  if (node.type === 'Group') return isConstant(node.base)
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return false
  return node.elements.every((element) => isNode(element) && !element.isSplat && isConstant(element.value))
}

function constantOf(node: Node, params: Params): unknown {
  if (node.type === 'Value') return node.value
  if (node.type === 'Parameter') return params[String(node.name)]
  if (node.type === 'Group') return isNode(node.base) ? constantOf(node.base, params) : null
  const elements = Array.isArray(node.elements) ? node.elements : []
  return elements.map((element) =>
    isNode(element) && isNode(element.value) ? constantOf(element.value, params) : null,
  )
}

/** The lookups of a read with these parameters. Only strings narrow it, because null equals a missing value. */
export function lookupsOf(site: Site, params: Params): Lookup[] {
  return site.constraints.flatMap(({ kind, field, operand }): Lookup[] => {
    const value = constantOf(operand, params)
    const values = kind === 'target' || kind === 'group' ? [value].flat(2) : [value].flat()
    if (!values.every((item) => typeof item === 'string')) return []
    return kind === 'reference' ? [{ kind, field, values }] : [{ kind, values }]
  })
}

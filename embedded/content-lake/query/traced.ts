import { evaluateSync } from 'groq-js'
import type { LakeDocument } from '../context.ts'
import { Scope } from './scope.ts'
import type { Attribute, Expr, FuncCall, OpCall } from './syntax.ts'
import {
  attributeOf,
  computed,
  documents,
  elementOf,
  elementsOf,
  isList,
  isObject,
  type List,
  listOf,
  literal,
  NOTHING,
  ObjectBuilder,
  type Traced,
  wholeDocument,
} from './trace.ts'

export interface TracedContext {
  params: Record<string, unknown>
  /** The documents behind the parameters that stand for reads of the dataset. */
  sites: Map<string, LakeDocument[]>
  all: () => LakeDocument[]
  dereference(id: string): LakeDocument | undefined
  identity: string
  sanity: { projectId: string; dataset: string }
}

/**
 * Evaluates a query like groq-js, and traces where each value of the result was read. Expressions that move values are
 * evaluated here; those that compute new ones (operators, functions) are left to groq-js with evaluated operands.
 */
export function evaluateTraced(tree: Expr, context: TracedContext): Traced {
  return new Evaluation(context).run(tree, new Scope(NOTHING))
}

class Evaluation {
  #context: TracedContext
  #options: object

  constructor(context: TracedContext) {
    this.#context = context
    this.#options = { identity: context.identity, sanity: context.sanity, timestamp: new Date() }
  }

  run(node: Expr, scope: Scope): Traced {
    switch (node.type) {
      case 'This':
        return scope.value
      case 'Parent':
        return scope.ancestor(node.n)
      case 'Value':
        return literal(node.value)
      case 'Parameter': {
        const site = this.#context.sites.get(node.name)
        return site ? documents(site) : literal(this.#context.params[node.name])
      }
      case 'Everything':
        return documents(this.#context.all())
      case 'Group':
        return this.run(node.base, scope)
      case 'AccessAttribute':
        return attributeOf(node.base ? this.run(node.base, scope) : scope.value, node.name)
      case 'AccessElement': {
        const list = this.run(node.base, scope)
        if (!isList(list)) return NOTHING
        return elementOf(list, node.index < 0 ? node.index + list.data.length : node.index)
      }
      case 'Slice':
        return this.#each(node.base, scope, (list) => sliced(list, node))
      case 'ArrayCoerce':
        return this.#each(node.base, scope, (list) => list)
      case 'Filter':
        return this.#each(node.base, scope, (list) =>
          listOf(elementsOf(list).filter((item) => this.#holds(node.expr, scope.nested(item)))),
        )
      case 'Map':
        return this.#each(node.base, scope, (list) =>
          listOf(elementsOf(list).map((item) => this.run(node.expr, scope.hidden(item)))),
        )
      case 'FlatMap':
        return this.#each(node.base, scope, (list) =>
          listOf(
            elementsOf(list).flatMap((item) => {
              const inner = this.run(node.expr, scope.hidden(item))
              return isList(inner) ? elementsOf(inner) : inner
            }),
          ),
        )
      case 'Projection': {
        const base = this.run(node.base, scope)
        return isObject(base.data) ? this.run(node.expr, scope.nested(base)) : NOTHING
      }
      case 'Deref':
        return this.#dereference(this.run(node.base, scope))
      case 'Object':
        return this.#object(node.attributes, scope)
      case 'Array':
        return listOf(
          node.elements.flatMap(({ value, isSplat }) => {
            const item = this.run(value, scope)
            if (!isSplat) return item
            return isList(item) ? elementsOf(item) : []
          }),
        )
      case 'Select': {
        const chosen = node.alternatives.find(({ condition }) => this.#holds(condition, scope))
        if (chosen) return this.run(chosen.value, scope)
        return node.fallback ? this.run(node.fallback, scope) : NOTHING
      }
      case 'And':
      case 'Or':
        return computed(this.#logic(node.type, node.left, node.right, scope))
      case 'Not':
      case 'Neg':
      case 'Pos':
        return this.#compute({ ...node, base: this.#constant(node.base, scope) }, scope)
      case 'InRange': {
        const base = this.#constant(node.base, scope)
        const left = this.#constant(node.left, scope)
        return this.#compute({ ...node, base, left, right: this.#constant(node.right, scope) }, scope)
      }
      case 'OpCall':
        return this.#operation(node, scope)
      case 'FuncCall':
        return this.#call(node, scope)
      case 'PipeFuncCall':
        return this.#each(node.base, scope, (list) => this.#pipe(node.name, list, node.args, scope))
      default:
        return this.#compute(node, scope)
    }
  }

  #each(base: Expr, scope: Scope, work: (list: List) => Traced): Traced {
    const value = this.run(base, scope)
    return isList(value) ? work(value) : NOTHING
  }

  #holds(condition: Expr, scope: Scope): boolean {
    return this.run(condition, scope).data === true
  }

  #constant(node: Expr, scope: Scope): Expr {
    return { type: 'Value', value: this.run(node, scope).data }
  }

  /** Leaves expressions that use nothing of the scope but `@` to groq-js. */
  #compute(node: Expr, scope: Scope): Traced {
    const { data }: { data: unknown } = evaluateSync(node, { ...this.#options, root: scope.value.data })
    return computed(data)
  }

  #logic(type: 'And' | 'Or', leftNode: Expr, rightNode: Expr, scope: Scope): boolean | null {
    const left = this.run(leftNode, scope).data
    const right = this.run(rightNode, scope).data
    const decisive = type === 'Or'
    if (left === decisive || right === decisive) return decisive
    return typeof left === 'boolean' && typeof right === 'boolean' ? !decisive : null
  }

  #dereference({ data }: Traced): Traced {
    if (!isObject(data) || typeof data._ref !== 'string') return NOTHING
    const doc = this.#context.dereference(data._ref)
    return doc ? wholeDocument(doc) : NOTHING
  }

  #object(attributes: Attribute[], scope: Scope): Traced {
    const built = new ObjectBuilder()
    for (const attribute of attributes) {
      if (attribute.type === 'ObjectAttributeValue')
        built.set(attribute.name, this.run(attribute.value, scope))
      else if (attribute.type === 'ObjectSplat' || this.#holds(attribute.condition, scope))
        built.spread(this.run(attribute.value, scope))
    }
    return built.done()
  }

  #operation(node: OpCall, scope: Scope): Traced {
    const left = this.run(node.left, scope)
    const right = this.run(node.right, scope)
    if (node.op === '+') {
      if (isObject(left.data) && isObject(right.data))
        return new ObjectBuilder().spread(left).spread(right).done()
      if (isList(left) && isList(right)) return listOf([...elementsOf(left), ...elementsOf(right)])
    }
    if (typeof left.data === 'string' && typeof right.data === 'string') {
      if (node.op === '==') return computed(left.data === right.data)
      if (node.op === '!=') return computed(left.data !== right.data)
    }
    return this.#compute(
      { ...node, left: { type: 'Value', value: left.data }, right: { type: 'Value', value: right.data } },
      scope,
    )
  }

  #call(node: FuncCall, scope: Scope): Traced {
    const name = `${node.namespace}::${node.name}`
    if (name === 'global::coalesce') {
      for (const arg of node.args) {
        const value = this.run(arg, scope)
        if (value.data !== null) return value
      }
      return NOTHING
    }
    if (name === 'releases::all')
      return documents(this.#context.all().filter((doc) => doc._type === 'system.release'))
    const args = node.args.map((arg) => this.run(arg, scope))
    const list = args[0]
    if (list && isList(list)) {
      if (name === 'array::compact') return listOf(elementsOf(list).filter(({ data }) => data !== null))
      if (name === 'array::unique') return listOf(unique(elementsOf(list)))
    }
    return this.#compute({ ...node, args: args.map(({ data }) => ({ type: 'Value', value: data })) }, scope)
  }

  #pipe(name: string, list: List, args: Expr[], scope: Scope): Traced {
    if (name === 'order') return this.#order(list, args, scope)
    if (name === 'score') return this.#score(list, args, scope)
    return this.#compute(
      { type: 'PipeFuncCall', name, base: { type: 'Value', value: list.data }, args },
      scope,
    )
  }

  /** groq-js sorts the numbers of the elements by their keys. */
  #order(list: List, args: Expr[], scope: Scope): Traced {
    const elements = elementsOf(list)
    const rows = elements.map((element, number) => {
      const inner = scope.nested(element)
      const keys = args.map((arg, index): [string, unknown] => [
        `key${index}`,
        this.run(arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg, inner).data,
      ])
      return { number, ...Object.fromEntries(keys) }
    })
    const sorted = this.#compute(
      {
        type: 'PipeFuncCall',
        name: 'order',
        base: { type: 'Value', value: rows },
        args: args.map((arg, index) => ({
          type: arg.type === 'Desc' ? 'Desc' : 'Asc',
          base: { type: 'AccessAttribute', name: `key${index}` },
        })),
      },
      scope,
    ).data as typeof rows
    return listOf(sorted.flatMap(({ number }) => elements[number] ?? []))
  }

  #score(list: List, args: Expr[], scope: Scope): Traced {
    const scored = elementsOf(list).flatMap((element) => {
      if (!isObject(element.data)) return []
      const inner = scope.nested(element)
      const terms = args.map((arg) => this.#term(arg, inner))
      const base: Expr = { type: 'Value', value: [{ _score: element.data._score }] }
      const [answer] = this.#compute({ type: 'PipeFuncCall', name: 'score', base, args: terms }, scope)
        .data as { _score: number }[]
      return { element, score: answer?._score ?? 0 }
    })
    scored.sort((a, b) => b.score - a.score)
    return listOf(
      scored.map(({ element, score }) =>
        new ObjectBuilder().spread(element).set('_score', computed(score)).done(),
      ),
    )
  }

  /** A condition of `score()` whose operands are constants. */
  #term(node: Expr, scope: Scope): Expr {
    if (node.type === 'And' || node.type === 'Or')
      return { ...node, left: this.#term(node.left, scope), right: this.#term(node.right, scope) }
    if (node.type === 'OpCall' && node.op === 'match')
      return { ...node, left: this.#constant(node.left, scope), right: this.#constant(node.right, scope) }
    if (node.type === 'FuncCall' && node.name === 'boost') {
      const [inner, weight] = node.args
      if (inner && weight) return { ...node, args: [this.#term(inner, scope), this.#constant(weight, scope)] }
    }
    return this.#constant(node, scope)
  }
}

function sliced(list: List, { left, right, isInclusive }: Extract<Expr, { type: 'Slice' }>): Traced {
  const count = list.data.length
  const from = Math.max(left < 0 ? left + count : left, 0)
  const to = Math.max((right < 0 ? right + count : right) + (isInclusive ? 1 : 0), 0)
  return listOf(elementsOf(list, from, to))
}

/** Distinct scalars; objects and arrays never count as equal. */
function unique(items: Traced[]): Traced[] {
  const known = new Set<unknown>()
  return items.filter(({ data }) => {
    if (data === null || isObject(data) || Array.isArray(data)) return true
    const isNew = !known.has(data)
    known.add(data)
    return isNew
  })
}

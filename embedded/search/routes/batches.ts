import { randomUUID } from 'node:crypto'
import { ReadyObject } from '#platform/ready-object.ts'
import { SearchError, type SearchObject } from '../engine/contract.ts'
import { type Access, demand, demandIndex } from '../keys/access.ts'
import type { Operation } from '../store/write.ts'
import { type Body, type Call, listOf, objectOf, type Route, type RouteContext, textOf } from './call.ts'

const longestId = 512
const mostOperations = 100_000

/** @throws SearchError 400 */
export function idOf(value: unknown, position: number): string {
  const id = typeof value === 'number' ? String(value) : value
  if (typeof id !== 'string' || id === '')
    throw new SearchError(`Missing mandatory objectID attribute (near 1:${position})`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they divide ids on their way into the storage
  if (id.length > longestId || /[\u0000-\u001f]/.test(id))
    throw new SearchError(`Invalid objectID: ${id.slice(0, 80)}`)
  return id
}

function objectIn(body: unknown, objectID: string): SearchObject {
  if (body instanceof ReadyObject) return body.toJSON() as SearchObject
  return { ...objectOf(body, 'The object'), objectID }
}

export interface Planned {
  operation: Operation | { kind: 'delete' }
  objectID?: string
}

/** Parses one step of a batch: `{ action, body }`. */
function planned({ action, body: given }: Body, position: number): Planned {
  const body = given === undefined ? {} : objectOf(given, 'body')
  if (action === 'clear') return { operation: { kind: 'clear' } }
  if (action === 'delete') return { operation: { kind: 'delete' } }
  const objectID =
    action === 'addObject' && body.objectID === undefined ? randomUUID() : idOf(body.objectID, position)
  if (action === 'addObject' || action === 'updateObject')
    return {
      operation: { kind: 'put', object: given instanceof ReadyObject ? given : objectIn(body, objectID) },
      objectID,
    }
  if (action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate') {
    const create = action === 'partialUpdateObject'
    return { operation: { kind: 'update', patch: objectIn(body, objectID), create }, objectID }
  }
  if (action === 'deleteObject') return { operation: { kind: 'remove', objectID }, objectID }
  throw new SearchError(`Invalid action: ${String(action)}`)
}

/** Writes steps to their indices in one transaction. @returns the number of each index's last write */
export async function runSteps(
  { write, discard }: RouteContext,
  steps: readonly { index: string; plan: Planned }[],
) {
  if (steps.length > mostOperations) throw new SearchError(`There are more than ${mostOperations} operations`)
  const byIndex = new Map<string, Planned[]>()
  for (const { index, plan } of steps) {
    const plans = byIndex.get(index) ?? []
    plans.push(plan)
    byIndex.set(index, plans)
  }
  const gone: number[] = []
  const tasks = await write(async (writing) => {
    const done: [string, number][] = []
    for (const [name, plans] of [...byIndex].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const operations = plans.map(({ operation }) => operation)
      const deleted = operations.findLastIndex(({ kind }) => kind === 'delete')
      const rest = operations.slice(deleted + 1) as Operation[]
      if (deleted >= 0) {
        const row = await writing.find(name)
        if (row) gone.push(row.uid)
        done.push([name, await writing.drop(name)])
      }
      if (rest.length > 0) done.push([name, await writing.objects(await writing.hold(name), rest)])
    }
    return Object.fromEntries(done)
  })
  for (const uid of gone) discard(uid)
  return tasks
}

function planAll(access: Access, steps: readonly Body[]): Planned[] {
  return steps.map((step, position) => {
    const plan = planned(step, position)
    demand(
      access,
      plan.operation.kind === 'remove' || plan.operation.kind === 'clear' ? 'deleteObject' : 'addObject',
    )
    if (plan.operation.kind === 'delete') demand(access, 'deleteIndex')
    return plan
  })
}

async function batch({ context, access, path, body }: Call) {
  const index = path.index!
  demandIndex(access, index)
  const requests = listOf(objectOf(body).requests, 'requests').map((one) => objectOf(one, 'A request'))
  const plans = planAll(access, requests)
  const tasks = await runSteps(
    context,
    plans.map((plan) => ({ index, plan })),
  )
  return { taskID: tasks[index] ?? 0, objectIDs: plans.flatMap(({ objectID }) => objectID ?? []) }
}

async function batches({ context, access, body }: Call) {
  const requests = listOf(objectOf(body).requests, 'requests').map((one) => objectOf(one, 'A request'))
  const indices = requests.map(({ indexName }) => textOf(indexName, 'indexName'))
  for (const index of indices) demandIndex(access, index)
  const plans = planAll(access, requests)
  const steps = plans.map((plan, position) => ({ index: indices[position]!, plan }))
  const taskID = await runSteps(context, steps)
  return { taskID, objectIDs: plans.flatMap(({ objectID }) => objectID ?? []) }
}

/** Runs one step on one index, for routes of a single object. */
export async function step({ context, access, path }: Call, action: string, body: Body) {
  const index = path.index!
  demandIndex(access, index)
  const [plan] = planAll(access, [{ action, body }])
  const tasks = await runSteps(context, [{ index, plan: plan! }])
  return { taskID: tasks[index] ?? 0, objectID: plan?.objectID }
}

export const batchRoutes: Route[] = [
  { method: 'POST', path: '/1/indexes/*/batch', right: 'addObject', run: batches },
  { method: 'POST', path: '/1/indexes/:index/batch', right: 'addObject', run: batch },
]

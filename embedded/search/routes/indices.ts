import { SearchError } from '../engine/contract.ts'
import { demandIndex } from '../keys/access.ts'
import { countObjects } from '../store/objects.ts'
import { type IndexRow, readRows } from '../store/rows.ts'
import type { Writing } from '../store/write.ts'
import { type Call, listOf, objectOf, type Route, textOf } from './call.ts'

const scopes = ['settings', 'synonyms', 'rules'] as const
type Scope = (typeof scopes)[number]

const now = () => new Date().toISOString()

async function list({ context, query }: Call) {
  const rows = (await readRows(context.database)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const perPage = Math.min(Number(query.get('hitsPerPage')) || 100, 1000)
  const page = query.has('page') ? Math.max(0, Number(query.get('page')) || 0) : undefined
  const shown = page === undefined ? rows : rows.slice(page * perPage, (page + 1) * perPage)
  const items = await Promise.all(
    shown.map(async (row) => {
      const source = row.replicaOf ? rows.find(({ name }) => name === row.replicaOf) : row
      const replicas = row.settings.replicas
      return {
        name: row.name,
        createdAt: row.created.toISOString(),
        updatedAt: row.updated.toISOString(),
        entries: await countObjects(context.database, (source ?? row).uid),
        dataSize: 0,
        fileSize: 0,
        lastBuildTimeS: 0,
        numberOfPendingTasks: 0,
        pendingTask: false,
        ...(row.replicaOf && { primary: row.replicaOf }),
        ...(replicas && { replicas }),
      }
    }),
  )
  return { items, nbPages: page === undefined ? 1 : Math.ceil(rows.length / perPage) }
}

async function remove({ context, access, path }: Call) {
  const index = path.index!
  demandIndex(access, index)
  const { taskID, uid } = await context.write(async (writing) => {
    const row = await writing.find(index)
    if (row?.replicaOf)
      throw new SearchError(
        `Index ${index} is a replica of ${row.replicaOf}: take it out of its settings first`,
      )
    return { taskID: await writing.drop(index), uid: row?.uid }
  })
  if (uid !== undefined) context.discard(uid)
  return { taskID, deletedAt: now() }
}

async function operation({ context, access, path, body }: Call) {
  const { operation: kind, destination, scope } = objectOf(body)
  const [from, to] = [path.index!, textOf(destination, 'destination')]
  for (const index of [from, to]) demandIndex(access, index)
  if (kind !== 'copy' && kind !== 'move') throw new SearchError(`Invalid operation: ${String(kind)}`)
  if (from === to) throw new SearchError('Source and destination are the same index')
  // A move includes everything, whatever scope it names.
  const wanted = kind === 'move' || scope === undefined || scope === null ? undefined : scopesIn(scope)
  let before: number | undefined
  const taskID = await context.write(async (writing) => {
    const [source, target] = await holdBoth(writing, from, to, kind === 'copy')
    if (!source || !target) return 0
    const configured = await writing.configure(target, configOf(source, target, wanted ?? scopes))
    if (wanted) return configured
    before = target.uid
    return kind === 'copy' ? writing.copyObjects(source, target) : writing.moveObjects(source, target)
  })
  if (before !== undefined) context.discard(before)
  return { taskID, updatedAt: now() }
}

/** Both rows, locked in the order of their names, so that two operations cannot deadlock. */
async function holdBoth(writing: Writing, from: string, to: string, make: boolean) {
  const rows = new Map<string, IndexRow | undefined>()
  for (const name of [from, to].sort()) {
    if (name === from && !make) rows.set(name, await writing.find(name))
    else rows.set(name, await writing.hold(name))
  }
  const source = rows.get(from)
  if (!make && source?.settings.replicas?.length)
    throw new SearchError(`Index ${from} has replicas: it cannot be moved`)
  if (!make && source?.replicaOf) throw new SearchError(`Index ${from} is a replica: it cannot be moved`)
  return [source, rows.get(to)]
}

/** Settings are copied without replicas: each index keeps its own. */
function configOf(source: IndexRow, target: IndexRow, wanted: readonly Scope[]) {
  const { replicas: _, ...settings } = source.settings
  const { replicas } = target.settings
  return {
    settings: wanted.includes('settings') ? { ...settings, ...(replicas && { replicas }) } : undefined,
    synonyms: wanted.includes('synonyms') ? source.synonyms : undefined,
    rules: wanted.includes('rules') ? source.rules : undefined,
  }
}

function scopesIn(given: unknown): Scope[] {
  return listOf(given, 'scope').map((name) => {
    const scope = scopes.find((known) => known === name)
    if (!scope) throw new SearchError(`Invalid scope: ${String(name)}`)
    return scope
  })
}

async function task({ context, access, path }: Call) {
  const id = Number(path.taskID)
  if (!Number.isSafeInteger(id)) throw new SearchError('Invalid taskID')
  if (path.index) demandIndex(access, path.index)
  const shown = !context.live || !path.index || (await context.live.shows(path.index, id))
  return { status: shown ? 'published' : 'notPublished', pendingTask: !shown }
}

export const indexRoutes: Route[] = [
  { method: 'GET', path: '/1/indexes', right: 'listIndexes', run: list },
  { method: 'DELETE', path: '/1/indexes/:index', right: 'deleteIndex', run: remove },
  { method: 'POST', path: '/1/indexes/:index/operation', right: 'addObject', run: operation },
  { method: 'GET', path: '/1/indexes/:index/task/:taskID', right: 'addObject', run: task },
]

import { SearchError, type Synonym } from '../engine/contract.ts'
import { demandIndex } from '../keys/access.ts'
import type { IndexRow, Rule } from '../store/rows.ts'
import { type Call, listOf, objectOf, type Route } from './call.ts'
import { indexRow } from './rows.ts'

/** Synonyms and rules: lists that belong to an index, each entry under an id. */
type Kind = 'synonyms' | 'rules'
type Kept = Synonym | Rule

const mostKept = 10_000
const now = () => new Date().toISOString()

const listIn = (row: IndexRow, kind: Kind): Kept[] => row[kind]

function entryOf(given: unknown, kind: Kind, objectID?: string): Kept {
  const entry = { ...objectOf(given, 'The entry'), ...(objectID !== undefined && { objectID }) } as Kept
  if (typeof entry.objectID !== 'string' || entry.objectID === '')
    throw new SearchError('Missing mandatory objectID attribute')
  if (kind === 'synonyms' && typeof entry.type !== 'string') throw new SearchError('A synonym needs a type')
  return entry
}

/** Changes the list of the index whose name is in the path; a replica has those of its primary. */
async function change({ context, access, path }: Call, kind: Kind, next: (list: Kept[]) => Kept[]) {
  const index = path.index!
  demandIndex(access, index)
  return context.write(async (writing) => {
    const row = await writing.hold(index)
    const list = next(listIn(row, kind))
    if (list.length > mostKept) throw new SearchError(`There are more than ${mostKept} ${kind}`)
    return writing.configure(row, { [kind]: list })
  })
}

function put(list: readonly Kept[], entries: readonly Kept[]) {
  const all = new Map(list.map((entry) => [entry.objectID, entry]))
  for (const entry of entries) all.set(entry.objectID, entry)
  return [...all.values()]
}

async function saveMany(call: Call, kind: Kind) {
  const entries = listOf(call.body, 'The body').map((one) => entryOf(one, kind))
  const replace = ['replaceExistingSynonyms', 'clearExistingRules'].some(
    (name) => call.query.get(name) === 'true',
  )
  const taskID = await change(call, kind, (list) => put(replace ? [] : list, entries))
  return { taskID, updatedAt: now() }
}

async function saveOne(call: Call, kind: Kind) {
  const entry = entryOf(call.body, kind, call.path.objectID)
  const taskID = await change(call, kind, (list) => put(list, [entry]))
  return { taskID, updatedAt: now(), id: entry.objectID, objectID: entry.objectID }
}

async function removeOne(call: Call, kind: Kind) {
  const taskID = await change(call, kind, (list) =>
    list.filter(({ objectID }) => objectID !== call.path.objectID),
  )
  return { taskID, deletedAt: now(), updatedAt: now() }
}

async function clear(call: Call, kind: Kind) {
  return { taskID: await change(call, kind, () => []), updatedAt: now() }
}

async function listOfCall({ context, access, path }: Call, kind: Kind) {
  demandIndex(access, path.index!)
  const { primary } = await indexRow(context, path.index!)
  return listIn(primary, kind)
}

async function readOne(call: Call, kind: Kind) {
  const entry = (await listOfCall(call, kind)).find(({ objectID }) => objectID === call.path.objectID)
  if (!entry) throw new SearchError('ObjectID does not exist', 404)
  return entry
}

async function searchIn(call: Call, kind: Kind) {
  const { query = '', type, page = 0, hitsPerPage = 20 } = objectOf(call.body ?? {})
  const [words, number, size] = [
    String(query).toLowerCase(),
    Number(page) || 0,
    Math.min(Number(hitsPerPage) || 20, 1000),
  ]
  const found = (await listOfCall(call, kind)).filter(
    (entry) =>
      (words === '' || JSON.stringify(entry).toLowerCase().includes(words)) &&
      (!type || String(entry.type).toLowerCase() === String(type).toLowerCase()),
  )
  const hits = found.slice(number * size, (number + 1) * size)
  return { hits, nbHits: found.length, page: number, nbPages: Math.ceil(found.length / size) }
}

const routesOf = (kind: Kind): Route[] => [
  {
    method: 'POST',
    path: `/1/indexes/:index/${kind}/batch`,
    right: 'editSettings',
    run: (call) => saveMany(call, kind),
  },
  {
    method: 'POST',
    path: `/1/indexes/:index/${kind}/search`,
    right: 'settings',
    run: (call) => searchIn(call, kind),
  },
  {
    method: 'POST',
    path: `/1/indexes/:index/${kind}/clear`,
    right: 'editSettings',
    run: (call) => clear(call, kind),
  },
  {
    method: 'GET',
    path: `/1/indexes/:index/${kind}/:objectID`,
    right: 'settings',
    run: (call) => readOne(call, kind),
  },
  {
    method: 'PUT',
    path: `/1/indexes/:index/${kind}/:objectID`,
    right: 'editSettings',
    run: (call) => saveOne(call, kind),
  },
  {
    method: 'DELETE',
    path: `/1/indexes/:index/${kind}/:objectID`,
    right: 'editSettings',
    run: (call) => removeOne(call, kind),
  },
]

export const keptListRoutes: Route[] = [...routesOf('synonyms'), ...routesOf('rules')]

import { type IndexSettings, SearchError } from '../engine/contract.ts'
import { demandIndex } from '../keys/access.ts'
import type { IndexRow } from '../store/rows.ts'
import type { Writing } from '../store/write.ts'
import { type Call, objectOf, type Route } from './call.ts'
import { indexRow } from './rows.ts'

/** Default settings, as far as clients read them. */
const defaults: IndexSettings = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: undefined,
  attributesForFaceting: undefined,
  unretrievableAttributes: undefined,
  attributesToRetrieve: undefined,
  attributesToSnippet: undefined,
  attributesToHighlight: undefined,
  paginationLimitedTo: 1000,
  attributeForDistinct: undefined,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: undefined,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
}

const nameOf = (replica: string) => /^virtual\((.+)\)$/.exec(replica)?.[1] ?? replica

/** A setting of null returns to its default. */
function merged(before: IndexSettings, change: IndexSettings): IndexSettings {
  const all = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(all)
}

async function read({ context, access, path }: Call) {
  const index = path.index!
  demandIndex(access, index)
  const { row } = await indexRow(context, index)
  const known = Object.entries(defaults).map(([name, value]) => [name, value ?? null])
  return {
    ...Object.fromEntries(known),
    ...row.settings,
    ...(row.replicaOf && { primary: row.replicaOf }),
    version: 2,
  }
}

async function save({ context, access, path, body, query }: Call) {
  const index = path.index!
  demandIndex(access, index)
  const change = objectOf(body) as IndexSettings
  for (const name of Object.keys(change))
    if (/^(__proto__|constructor|prototype)$/.test(name)) throw new SearchError(`Invalid setting: ${name}`)
  const forward = query.get('forwardToReplicas') === 'true'
  const taskID = await context.write(async (writing) => {
    const row = await writing.find(index)
    if (row?.replicaOf) {
      if (change.replicas?.length)
        throw new SearchError(`Index ${index} is a replica: it cannot have replicas`)
      return writing.configure(row, { settings: merged(row.settings, change) })
    }
    return saveOn(await writing.hold(index), change, forward, writing)
  })
  return { taskID, updatedAt: new Date().toISOString() }
}

async function saveOn(row: IndexRow, change: IndexSettings, forward: boolean, writing: Writing) {
  const settings = merged(row.settings, change)
  const before = (row.settings.replicas ?? []).map(nameOf)
  const replicas = (settings.replicas ?? []).map(nameOf).sort()
  const { replicas: _, ...inherited } = settings
  for (const name of replicas) {
    if (name === row.name) throw new SearchError(`Index ${name} cannot be its own replica`)
    if (!before.includes(name)) await writing.makeReplica(name, row.name, inherited)
    else if (forward) {
      const replica = await writing.find(name)
      const { replicas: none, ...forwarded } = change
      if (replica) await writing.configure(replica, { settings: merged(replica.settings, forwarded) })
    }
  }
  for (const name of before) if (!replicas.includes(name)) await writing.drop(name)
  return writing.configure(row, { settings })
}

export const settingsRoutes: Route[] = [
  { method: 'GET', path: '/1/indexes/:index/settings', right: 'settings', run: read },
  { method: 'PUT', path: '/1/indexes/:index/settings', right: 'editSettings', run: save },
]

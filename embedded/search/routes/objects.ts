import { createHash } from 'node:crypto'
import { SearchError, type SearchObject, type SearchParams } from '../engine/contract.ts'
import { demandIndex } from '../keys/access.ts'
import { readObjects } from '../store/objects.ts'
import { idOf, step } from './batches.ts'
import { type Call, listOf, liveOf, objectOf, type Route, type RouteContext, textOf } from './call.ts'
import { paramsOf, restricted } from './params.ts'
import { indexRow } from './rows.ts'

const mostObjects = 1000

type Attributes = readonly string[] | undefined

/** The requested attributes, and always the id. */
function chosen(object: SearchObject, attributes: Attributes): SearchObject {
  if (!attributes || attributes.includes('*')) return object
  const names = Object.keys(object).filter((name) => name === 'objectID' || attributes.includes(name))
  return Object.fromEntries(names.map((name) => [name, object[name]])) as SearchObject
}

/** Objects by id. A restricted key gets them by a search, with all its restrictions. */
async function find(call: Call, index: string, ids: readonly string[], attributes: Attributes) {
  const { context, access } = call
  demandIndex(access, index)
  const found = access.rights.includes('seeUnretrievableAttributes')
    ? await stored(context, index, ids)
    : await searched(call, index, ids)
  const objects = new Map(found.map((object) => [object.objectID, object]))
  return ids.map((id) => {
    const object = objects.get(id)
    return object ? chosen(object, attributes) : null
  })
}

async function stored(context: RouteContext, index: string, ids: readonly string[]) {
  const { primary } = await indexRow(context, index)
  const bodies = await readObjects(context.database, primary.uid, ids)
  return [...bodies.values()].map((body) => JSON.parse(body) as SearchObject)
}

/** The objects that the key's filters allow, without unretrievable attributes. */
async function searched({ context, access }: Call, index: string, ids: readonly string[]) {
  const { primary } = await indexRow(context, index)
  const objects = await stored(context, index, ids)
  const { unretrievableAttributes, attributesForFaceting } = primary.settings
  const settings = { unretrievableAttributes, attributesForFaceting }
  const few = context.createIndex({ objects, settings, replicas: new Map(), synonyms: [] })
  const params = {
    filters: [access.restrictions.filters ?? ''],
    hitsPerPage: mostObjects,
    attributesToHighlight: [],
  }
  const [answer] = few.answer([{ kind: 'search', params }])
  const hits = (answer?.hits ?? []) as SearchObject[]
  return hits.map(({ _highlightResult, ...hit }) => hit as SearchObject)
}

async function getOne(call: Call) {
  const list = call.query.get('attributesToRetrieve')
  const [object] = await find(call, call.path.index!, [call.path.objectID!], list?.split(','))
  if (!object) throw new SearchError('ObjectID does not exist', 404)
  return object
}

async function getMany(call: Call) {
  const requests = listOf(objectOf(call.body).requests, 'requests').map((one) => objectOf(one, 'A request'))
  if (requests.length > mostObjects) throw new SearchError(`There are more than ${mostObjects} requests`)
  const results = await Promise.all(
    requests.map(async ({ indexName, objectID, attributesToRetrieve }, position) => {
      const attributes = attributesToRetrieve as Attributes
      const [object] = await find(
        call,
        textOf(indexName, 'indexName'),
        [idOf(objectID, position)],
        attributes,
      )
      return object
    }),
  )
  return { results }
}

const mostBrowsed = 1000

/** All objects, page by page. The cursor holds the search it belongs to and the next position. */
async function browse({ context, access, path, body, query }: Call) {
  const index = path.index!
  demandIndex(access, index)
  const given = paramsOf({ ...Object.fromEntries(query), ...objectOf(body ?? {}) })
  const { cursor, ...asked } = given
  const { position, params } = cursor ? fromCursor(String(cursor)) : { position: 0, params: asked }
  const { host } = await liveOf(context).host(index)
  const hitsPerPage = Math.min(
    Math.max(1, Number(params.hitsPerPage ?? mostBrowsed) || mostBrowsed),
    mostBrowsed,
  )
  const { objects, next } = await host.browse(restricted(params, access), position, hitsPerPage)
  const nbHits = await host.size()
  return {
    hits: objects.map((object) => chosen(object, params.attributesToRetrieve as Attributes)),
    page: Math.floor(position / hitsPerPage),
    nbHits,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    query: params.query ?? '',
    params: '',
    processingTimeMS: 1,
    ...(next !== undefined && { cursor: toCursor(next, params) }),
  }
}

const check = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

function toCursor(position: number, params: SearchParams) {
  const text = JSON.stringify({ position, params })
  return Buffer.from(check(text) + text).toString('base64url')
}

/** @throws SearchError 400 unless we made it */
function fromCursor(cursor: string): { position: number; params: SearchParams } {
  const text = Buffer.from(cursor, 'base64url').toString()
  if (check(text.slice(8)) !== text.slice(0, 8)) throw new SearchError('Invalid cursor')
  return JSON.parse(text.slice(8))
}

async function deleteBy(call: Call) {
  const { context, access, path, body } = call
  const index = path.index!
  demandIndex(access, index)
  const params = restricted(paramsOf(objectOf(body ?? {})), access)
  const limits = [
    'filters',
    'facetFilters',
    'numericFilters',
    'tagFilters',
    'aroundLatLng',
    'insideBoundingBox',
    'insidePolygon',
  ]
  if (!limits.some((name) => params[name]))
    throw new SearchError('deleteByQuery needs filters; to delete all, clear the index')
  const { host } = await liveOf(context).host(index)
  const ids = await host.matching(params)
  const seq = await context.write(async (writing) =>
    writing.objects(
      await writing.hold(index),
      ids.map((objectID) => ({ kind: 'remove', objectID })),
    ),
  )
  return { taskID: seq, updatedAt: new Date() }
}

const now = () => new Date().toISOString()

export const objectRoutes: Route[] = [
  { method: 'POST', path: '/1/indexes/*/objects', right: 'search', run: getMany },
  { method: 'POST', path: '/1/indexes/:index/browse', right: 'browse', run: browse },
  { method: 'GET', path: '/1/indexes/:index/browse', right: 'browse', run: browse },
  { method: 'POST', path: '/1/indexes/:index/deleteByQuery', right: 'deleteObject', run: deleteBy },
  {
    method: 'POST',
    path: '/1/indexes/:index/clear',
    right: 'deleteObject',
    run: async (call) => ({ taskID: (await step(call, 'clear', {})).taskID, updatedAt: now() }),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index',
    right: 'addObject',
    run: async (call) => ({ ...(await step(call, 'addObject', objectOf(call.body))), createdAt: now() }),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/:objectID/partial',
    right: 'addObject',
    run: async (call) => {
      const action =
        call.query.get('createIfNotExists') === 'false'
          ? 'partialUpdateObjectNoCreate'
          : 'partialUpdateObject'
      return { ...(await step(call, action, withId(call))), updatedAt: now() }
    },
  },
  { method: 'GET', path: '/1/indexes/:index/:objectID', right: 'search', run: getOne },
  {
    method: 'PUT',
    path: '/1/indexes/:index/:objectID',
    right: 'addObject',
    run: async (call) => ({ ...(await step(call, 'updateObject', withId(call))), updatedAt: now() }),
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index/:objectID',
    right: 'deleteObject',
    run: async (call) => ({
      ...(await step(call, 'deleteObject', { objectID: call.path.objectID })),
      deletedAt: now(),
    }),
  },
]

const withId = ({ body, path }: Call) => ({ ...objectOf(body), objectID: path.objectID })

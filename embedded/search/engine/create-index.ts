import { has } from './columns/bits.ts'
import { Pool } from './columns/pool.ts'
import { layoutOf, Store } from './columns/store.ts'
import type { CreateIndex, SearchObject, SearchParams } from './contract.ts'
import { visible } from './present.ts'
import { clausesOf, parseDisplay } from './query/query.ts'
import { readSchemas } from './schema.ts'
import { Searcher } from './search/searcher.ts'
import { readSynonyms } from './text/synonyms.ts'

/** The columnar index, described in docs/decisions/0020. */
export const createIndex: CreateIndex = (options) => {
  const pool = new Pool()
  let schemas = readSchemas(options.settings, options.replicas)
  let synonyms = readSynonyms(options.synonyms)
  let store = new Store(layoutOf(schemas))
  store.append(options.objects)
  let searcher: Searcher | undefined
  /** Valid for one state of the store; a write discards it. */
  const current = () => (searcher ??= new Searcher(store, schemas, synonyms, pool))

  function* selected(params: SearchParams) {
    const schema = schemas.get('')!
    const clauses = clausesOf(params)
    pool.reset()
    const rows = current().finder.filter.rows(clauses, undefined, schema).slice(0, store.words)
    for (let row = 0; row < store.rows; row++) if (has(rows, row)) yield row
  }

  function* all(): Generator<SearchObject> {
    for (const row of store.rowList()) yield store.read(row)
  }

  return {
    get size() {
      return store.size
    },
    apply({ put = [], json, remove = [] }) {
      for (const id of remove) store.remove(id)
      store.append(put, json)
      store = store.compacted()
      searcher = undefined
    },
    answer: (questions) => current().answer(questions),
    get(objectID) {
      const row = store.row(objectID)
      return row === undefined ? undefined : store.read(row)
    },
    browse(params, position, limit) {
      const { retrieve } = parseDisplay(params, schemas.get('')!)
      const objects: SearchObject[] = []
      let met = 0
      for (const row of selected(params)) {
        if (met++ < position) continue
        if (objects.length === limit) return { objects, next: position + limit }
        objects.push(visible(store.read(row), { retrieve, hidden: [] }))
      }
      return { objects }
    },
    matching: (params) => Array.from(selected(params), (row) => store.id(row)),
    configure(settings, replicas, words) {
      schemas = readSchemas(settings, replicas)
      synonyms = readSynonyms(words)
      const layout = layoutOf(schemas)
      if (JSON.stringify(layout) === JSON.stringify(store.layout)) store.forgetOrders()
      else {
        const fresh = new Store(layout)
        fresh.append(all())
        store = fresh
      }
      searcher = undefined
    },
  }
}

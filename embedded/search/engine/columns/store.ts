import type { SearchObject } from '../contract.ts'
import { leaves } from '../document.ts'
import type { Schema } from '../schema.ts'
import { TextIndex } from '../text/text-index.ts'
import { grown } from './arrays.ts'
import { add, type Bits, drop, has, rowsOf, wordsFor } from './bits.ts'
import { Documents } from './documents.ts'
import { FacetColumn } from './facet-column.ts'
import { GeoColumn } from './geo-column.ts'
import { NumberColumn } from './number-column.ts'
import { Order } from './order.ts'
import { SortColumn } from './sort-column.ts'

/** The settings that decide how objects are stored; when one changes, the store is rebuilt. */
export interface Layout {
  facets: readonly string[]
  searchable: readonly string[] | undefined
  /** Attributes whose numbers can be filtered by; undefined means all. */
  numbers: readonly string[] | undefined
  sorts: readonly string[]
}

export function layoutOf(schemas: ReadonlyMap<string, Schema>): Layout {
  const all = [...schemas.values()]
  const distinct = all.flatMap(({ settings }) => settings.attributeForDistinct ?? [])
  const numbers = schemas.get('')!.settings.numericAttributesForFiltering
  const unique = (names: readonly string[]) => [...new Set(names)].sort()
  return {
    facets: unique([...all.flatMap(({ facets }) => [...facets.keys()]), ...distinct, '_tags']),
    searchable: all.some(({ searchable }) => !searchable)
      ? undefined
      : [...new Set(all.flatMap(({ searchable }) => searchable!.map(({ name }) => name)))],
    numbers: Array.isArray(numbers)
      ? unique(numbers.map((entry) => String(entry).replace(/^equalOnly\((.+)\)$/, '$1')))
      : undefined,
    sorts: unique(
      all.flatMap(({ ranking }) => ranking.flatMap((one) => (one.kind === 'sort' ? one.attribute : []))),
    ),
  }
}

/** Fewer dead rows than this are not worth compacting. */
const fewDead = 1000

/**
 * The objects of an index in columns. A row is written once: a changed object is a new row, and its old row is dead
 * until the rows are compacted.
 */
export class Store {
  readonly layout: Layout
  facets: ReadonlyMap<string, FacetColumn>
  numbers = new Map<string, NumberColumn>()
  geo = new GeoColumn()
  text: TextIndex
  private sorts: ReadonlyMap<string, SortColumn>
  private documents = new Documents()
  private orders = new Map<string, Order>()
  private ids: string[] = []
  private rowById = new Map<string, number>()
  live: Bits = new Uint32Array(2)

  constructor(layout: Layout) {
    this.layout = layout
    this.facets = new Map(layout.facets.map((path) => [path, new FacetColumn(path)]))
    this.sorts = new Map(layout.sorts.map((path) => [path, new SortColumn(path)]))
    this.text = new TextIndex(layout.searchable)
  }

  /** Number of rows, including dead ones. */
  get rows() {
    return this.ids.length
  }

  get size() {
    return this.rowById.size
  }

  /** Number of 32-bit words in a set of rows. */
  get words() {
    return wordsFor(this.rows)
  }

  row(id: string) {
    return this.rowById.get(id)
  }

  id(row: number) {
    return this.ids[row]!
  }

  read(row: number) {
    return this.documents.read(row)
  }

  /** @param json of each object, if the caller has it */
  append(objects: Iterable<SearchObject>, json?: readonly string[]) {
    let at = 0
    for (const object of objects) {
      this.remove(object.objectID)
      const row = this.ids.push(object.objectID) - 1
      this.rowById.set(object.objectID, row)
      this.live = grown(this.live, wordsFor(row + 1))
      add(this.live, row)
      for (const column of this.facets.values()) column.append(object)
      for (const column of this.sorts.values()) column.append(object)
      this.appendNumbers(row, object)
      this.geo.append(object)
      this.text.append(row, object)
      this.documents.append(json?.[at++] ?? JSON.stringify(object))
    }
    this.text.settle()
  }

  private appendNumbers(row: number, object: SearchObject) {
    const { numbers: wanted } = this.layout
    leaves(object, (path, value) => {
      if (typeof value !== 'number' || (wanted && !wanted.includes(path))) return
      let column = this.numbers.get(path)
      if (!column) {
        column = new NumberColumn()
        this.numbers.set(path, column)
      }
      column.set(row, value)
    })
  }

  remove(id: string) {
    const row = this.rowById.get(id)
    if (row === undefined) return
    this.rowById.delete(id)
    drop(this.live, row)
    for (const column of this.facets.values()) column.forget(row)
  }

  /** The rows in a schema's order, up to date. */
  order(name: string, { ranking }: Schema) {
    let order = this.orders.get(name)
    if (!order) {
      order = new Order(ranking)
      this.orders.set(name, order)
    }
    order.extend(this.rows, this.sorts)
    return order
  }

  forgetOrders() {
    this.orders.clear()
  }

  /** This store without its dead rows if more than a tenth are dead; else this store. */
  compacted(): Store {
    const dead = this.rows - this.size
    if (dead < fewDead || dead * 10 < this.rows) return this
    const keep = new Uint32Array(this.size)
    rowsOf(this.live, this.words, keep)
    const renumbered = new Uint32Array(this.rows)
    for (let row = 0; row < keep.length; row++) renumbered[keep[row]!] = row
    const isKept = (row: number) => has(this.live, row) === 1
    const fresh = new Store(this.layout)
    const compact = <Column extends { compact: (rows: Uint32Array) => Column }>(
      columns: ReadonlyMap<string, Column>,
    ) => new Map(Array.from(columns, ([path, column]) => [path, column.compact(keep)]))
    fresh.facets = compact(this.facets)
    fresh.sorts = compact(this.sorts)
    fresh.numbers = compact(this.numbers)
    fresh.geo = this.geo.compact(keep)
    fresh.documents = this.documents.compact(keep)
    fresh.text = this.text.compact(renumbered, isKept)
    fresh.ids = Array.from(keep, (row) => this.ids[row]!)
    fresh.rowById = new Map(fresh.ids.map((id, row) => [id, row]))
    fresh.live = grown(fresh.live, fresh.words)
    for (let row = 0; row < keep.length; row++) add(fresh.live, row)
    for (const [name, order] of this.orders) {
      order.extend(this.rows, this.sorts)
      fresh.orders.set(name, order.compact(keep, renumbered, isKept, fresh.sorts))
    }
    return fresh
  }

  /** Live rows in the order of insertion. */
  rowList() {
    const rows = new Uint32Array(this.size)
    rowsOf(this.live, this.words, rows)
    return rows
  }
}

import { Mutation } from '@sanity/mutator'
import { isRecord } from '#platform/is-record.ts'
import type { DocumentEffect, DocumentState, LakeDocument, LakeMutation } from '../context.ts'
import { type MutationErrorItem, mutationError } from '../errors.ts'
import { isValidId, randomId } from '../ids.ts'
import { normalisePatch, patchComplaint, patchWithArrayKeys, withArrayKeys } from './patch.ts'

export interface TransactionSource {
  /** Committed documents by id; missing ones are left out. */
  read(ids: string[]): Promise<LakeDocument[]>
  /** Ids that a query selects, with the documents that this transaction has changed so far. */
  select(query: string, params: Record<string, unknown>, changed: DocumentState[]): Promise<string[]>
}

export interface StepResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

interface Slot {
  before: LakeDocument | null
  current: LakeDocument | null
  mutations: LakeMutation[]
}

/**
 * The state that the steps of one write work on. Each step is applied by the same library that replays the events in
 * the browser, so that both get the same document.
 */
export class LakeTransaction {
  readonly id: string
  readonly time: string
  #source: TransactionSource
  #slots = new Map<string, Slot>()
  #keys: boolean

  constructor(
    source: TransactionSource,
    options: { id: string; time: string; autoGenerateArrayKeys?: boolean },
  ) {
    this.#source = source
    this.id = options.id
    this.time = options.time
    this.#keys = options.autoGenerateArrayKeys ?? false
  }

  async preload(ids: string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#slots.has(id))
    if (missing.length === 0) return
    const found = new Map((await this.#source.read(missing)).map((doc) => [doc._id, doc]))
    for (const id of missing) {
      const before = found.get(id) ?? null
      this.#slots.set(id, { before, current: before, mutations: [] })
    }
  }

  /** The document after the steps so far. */
  async get(id: string): Promise<LakeDocument | null> {
    return (await this.#slot(id)).current
  }

  effects(): DocumentEffect[] {
    return [...this.#slots]
      .filter(([, slot]) => slot.mutations.length > 0 && (slot.before || slot.current))
      .map(([id, { before, current, mutations }]) => ({ id, before, after: current, mutations }))
  }

  async #slot(id: string): Promise<Slot> {
    await this.preload([id])
    return this.#slots.get(id) ?? { before: null, current: null, mutations: [] }
  }

  /** Applies one mutation of `/data/mutate`. @param index its position in the request, for errors */
  async mutate(mutation: LakeMutation, index: number): Promise<StepResult[]> {
    const kinds = Object.keys(mutation)
    const kind = kinds[0]
    const body = kind ? mutation[kind] : undefined
    if (kinds.length !== 1 || !isRecord(body))
      throw malformed(
        index,
        'A mutation is an object with one of create, createOrReplace, createIfNotExists, patch, delete',
      )
    if (kind === 'create' || kind === 'createOrReplace' || kind === 'createIfNotExists')
      return [await this.create(kind, body, index)]
    if (kind === 'delete') {
      const results = []
      for (const id of await this.#targets(body, index)) results.push(await this.remove(id))
      return results.filter((result) => result.operation !== 'none')
    }
    if (kind === 'patch') {
      const complaint = patchComplaint(body)
      if (complaint) throw malformed(index, complaint)
      const results = []
      for (const id of await this.#targets(body, index)) results.push(await this.patch(id, body, index))
      return results
    }
    throw malformed(index, `Unknown mutation "${kind}"`)
  }

  async create(
    kind: 'create' | 'createOrReplace' | 'createIfNotExists',
    body: Record<string, unknown>,
    index: number,
  ): Promise<StepResult> {
    const { _rev, _updatedAt, ...fields } = body
    const asked = typeof fields._id === 'string' ? fields._id : ''
    const id = asked === '' || asked.endsWith('.') ? `${asked}${randomId()}` : asked
    if (fields._id !== undefined && typeof fields._id !== 'string')
      throw malformed(index, '"_id" must be a string')
    if (!isValidId(id)) throw malformed(index, `Invalid document ID "${id}"`)
    if (typeof fields._type !== 'string' || !/^[^\0]{1,128}$/.test(fields._type))
      throw malformed(index, 'A document needs a "_type" that is a string')
    const slot = await this.#slot(id)
    if (slot.current && kind === 'createIfNotExists') return { id, operation: 'none' }
    if (slot.current && kind === 'create')
      throw refused(index, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
    const doc = {
      ...(this.#keys ? withArrayKeys(fields) : fields),
      _id: id,
      _createdAt: isTime(fields._createdAt) ? fields._createdAt : (slot.current?._createdAt ?? this.time),
    }
    const operation = slot.current ? 'update' : 'create'
    this.#apply(slot, { [kind]: doc }, index)
    return { id, operation }
  }

  async remove(id: string): Promise<StepResult> {
    const slot = await this.#slot(id)
    if (!slot.current) return { id, operation: 'none' }
    slot.current = null
    slot.mutations.push({ delete: { id } })
    return { id, operation: 'delete' }
  }

  async patch(id: string, body: Record<string, unknown>, index: number): Promise<StepResult> {
    const slot = await this.#slot(id)
    if (!slot.current)
      throw refused(
        index,
        'documentNotFoundError',
        `The document with the ID "${id}" was not found`,
        { id },
        404,
      )
    if (typeof body.ifRevisionID === 'string') this.expectRevision(slot.current, id, body.ifRevisionID, index)
    const patch = normalisePatch(this.#keys ? patchWithArrayKeys(body) : body, slot.current)
    this.#apply(slot, { patch }, index)
    return { id, operation: 'update' }
  }

  expectRevision(doc: LakeDocument | null, id: string, revision: string, index: number): void {
    const actual = doc?._rev
    if (actual === revision) return
    throw refused(
      index,
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID ("${actual ?? ''}"), expected "${revision}"`,
      { id, currentRevisionID: actual ?? null, expectedRevisionID: revision },
    )
  }

  #apply(slot: Slot, mutation: LakeMutation, index: number): void {
    const text = JSON.stringify(mutation)
    if (UNSAFE_NAME.test(text) && hasUnsafeName(mutation))
      throw malformed(index, 'A field may not be called "__proto__" or "hasOwnProperty"')
    const copy = JSON.parse(text) as LakeMutation
    try {
      const step = new Mutation({
        mutations: [copy],
        timestamp: this.time,
        transactionId: this.id,
        resultRev: this.id,
      })
      slot.current = step.apply(structuredClone(slot.current)) as LakeDocument | null
    } catch (error) {
      throw malformed(index, error instanceof Error ? error.message : String(error))
    }
    slot.mutations.push(mutation)
  }

  async #targets(body: Record<string, unknown>, index: number): Promise<string[]> {
    if (typeof body.id === 'string') return [body.id]
    if (Array.isArray(body.id) && body.id.every((id) => typeof id === 'string')) return body.id
    if (typeof body.query !== 'string') throw malformed(index, 'A patch or delete needs an "id" or a "query"')
    const params = isRecord(body.params) ? body.params : {}
    const ids = await this.#source.select(
      body.query,
      params,
      this.effects().map(({ id, after }) => [id, after]),
    )
    await this.preload(ids)
    return ids
  }
}

/** Names with a special meaning in JavaScript, here, in the query library and in every client. */
const UNSAFE_NAME = /__proto__|hasOwnProperty/

const hasUnsafeName = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasUnsafeName)
    : isRecord(value) &&
      Object.entries(value).some(([key, item]) => UNSAFE_NAME.test(key) || hasUnsafeName(item))

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && value.length < 64 && !Number.isNaN(Date.parse(value))

const item = (
  index: number,
  type: string,
  description: string,
  detail: Record<string, unknown> = {},
): MutationErrorItem => ({ error: { type, description, ...detail }, index })

export const malformed = (index: number, description: string) =>
  mutationError(400, [item(index, 'malformedMutationError', description)])

export const refused = (
  index: number,
  type: string,
  description: string,
  detail: Record<string, unknown> = {},
  status = 409,
) => mutationError(status, [item(index, type, description, detail)])

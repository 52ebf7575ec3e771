import { createHash } from 'node:crypto'
import type { Algoliasearch, BatchRequest } from 'algoliasearch'
import { ReadyObject } from '#platform/ready-object.ts'
import type { PreparedRow } from '../import/prepared.ts'
import { imagesIn, imagesOf, type StoredVehicle } from '../store/stored.ts'
import { indexName, sortKeys } from './record.ts'
import { replicaSettings, settingsOf, synonyms } from './settings.ts'
import { recordOfStored, toRecord } from './to-record.ts'

/** Where vehicles are searched: the embedded search server or Algolia, by the client alone. */
export interface SearchTarget {
  client: Algoliasearch
  /** Of every index name. */
  prefix: string
  /** Names the place: vehicles published to another place are published again. */
  appId: string
}

/** Objects that go to the index together. */
export const batchSize = 2000
/** Raised when records look different from the same vehicle. */
const recordVersion = 3

/** What decides whether an index is as this version would make it. */
export function targetOf({ appId, prefix }: SearchTarget, tenant: string) {
  const settings = JSON.stringify([
    settingsOf(prefix, tenant),
    sortKeys,
    sortKeys.map((sort) => sort !== 'recommended' && replicaSettings(sort)),
    synonyms,
    recordVersion,
  ])
  const hash = createHash('sha256').update(settings).digest('hex').slice(0, 16)
  return placeOf({ appId, prefix }, tenant) + hash
}

const placeOf = ({ appId, prefix }: Pick<SearchTarget, 'appId' | 'prefix'>, tenant: string) =>
  `${appId}:${indexName(prefix, tenant)}:`

/** True where `published` is the target of this very index as another version has made it. */
export const isOutdated = (search: SearchTarget, tenant: string, published: string) =>
  published.startsWith(placeOf(search, tenant)) && published !== targetOf(search, tenant)

/** Settings, replicas and synonyms of a tenant's index, which is made where there is none. */
export async function pushSettings({ client, prefix }: SearchTarget, tenant: string) {
  const index = indexName(prefix, tenant)
  const { taskID } = await client.setSettings({
    indexName: index,
    indexSettings: settingsOf(prefix, tenant),
    forwardToReplicas: true,
  })
  await client.waitForTask({ indexName: index, taskID })
  const tasks: { indexName: string; taskID: number }[] = []
  for (const sort of sortKeys) {
    if (sort === 'recommended') continue
    const name = indexName(prefix, tenant, sort)
    tasks.push({
      indexName: name,
      ...(await client.setSettings({ indexName: name, indexSettings: replicaSettings(sort) })),
    })
  }
  const saved = await client.saveSynonyms({
    indexName: index,
    synonymHit: synonyms,
    forwardToReplicas: true,
    replaceExistingSynonyms: true,
  })
  for (const task of [...tasks, { indexName: index, taskID: saved.taskID }]) await client.waitForTask(task)
}

/** A kept vehicle as an object of the index. */
export function addition(tenant: string, stored: StoredVehicle): BatchRequest {
  const { id, pictures } = stored
  const images = imagesOf(tenant, id, imagesIn(pictures))
  const record = toRecord(tenant, { ...stored, images, photos_count: pictures.images.length })
  return { action: 'addObject', body: { ...record } }
}

/** A prepared vehicle as an object of the index: its share of the record is JSON already. */
export function readyAddition(
  tenant: string,
  { images, sold }: Pick<PreparedRow, 'images' | 'sold'>,
  record: string,
  added: Omit<Parameters<typeof recordOfStored>[0], 'images' | 'sold'>,
): BatchRequest {
  const own = recordOfStored({ ...added, sold, images: imagesOf(tenant, added.id, images) })
  const json = `${JSON.stringify(own).slice(0, -1)},${record.slice(1)}`
  return { action: 'addObject', body: new ReadyObject(own.objectID, json) }
}

export async function send(algolia: Algoliasearch, index: string, requests: BatchRequest[]) {
  const { taskID } = await algolia.batch({ indexName: index, batchWriteParams: { requests } })
  await algolia.waitForTask({ indexName: index, taskID })
}

/** A new index beside the old one, filled and swapped in: shoppers see the old stock or the new one, never a half. */
export class NewIndex {
  saved = 0
  private readonly algolia: Algoliasearch
  private readonly index: string
  private readonly temporary: string
  private waiting: BatchRequest[] = []
  private sending: Promise<void> = Promise.resolve()

  private constructor(algolia: Algoliasearch, index: string) {
    this.algolia = algolia
    this.index = index
    this.temporary = `${index}_tmp_${Date.now().toString(36)}`
  }

  /** Begins one with the settings of the index in use, which `pushSettings` has made. */
  static async open({ client, prefix }: SearchTarget, tenant: string): Promise<NewIndex> {
    const made = new NewIndex(client, indexName(prefix, tenant))
    await made.run(made.index, 'copy', made.temporary, { scope: ['settings', 'synonyms', 'rules'] })
    return made
  }

  private async run(
    from: string,
    operation: 'copy' | 'move',
    destination: string,
    more: { scope?: ('settings' | 'synonyms' | 'rules')[] } = {},
  ) {
    const operationIndexParams = { operation, destination, ...more }
    const { taskID } = await this.algolia.operationIndex({ indexName: from, operationIndexParams })
    await this.algolia.waitForTask({ indexName: destination, taskID })
  }

  /** A promise where the index cannot take more before it resolves. */
  add(request: BatchRequest): Promise<void> | undefined {
    this.saved++
    this.waiting.push(request)
    return this.waiting.length >= batchSize ? this.flush() : undefined
  }

  /** One batch is on its way while the next is made. */
  private async flush() {
    await this.sending
    if (this.waiting.length > 0) this.sending = send(this.algolia, this.temporary, this.waiting)
    this.sending.catch(() => undefined)
    this.waiting = []
  }

  async swap(): Promise<void> {
    await this.flush()
    await this.sending
    await this.run(this.temporary, 'move', this.index)
  }

  async discard(): Promise<void> {
    await this.sending.catch(() => undefined)
    await this.algolia.deleteIndex({ indexName: this.temporary }).catch(() => undefined)
  }
}

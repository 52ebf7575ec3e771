import type { SanityDocument } from '@sanity/types'
import { createSchema, validateDocument } from 'sanity'
import { expect, inject, test } from 'vitest'
import { schemaTypes } from '#blocks/registry.schema.ts'
import { editorClient } from '../product/index.ts'

const client = editorClient(inject('product'))

/** As much of a Studio as validation needs; a missing translation is its key. */
const workspace = {
  schema: createSchema({ name: 'forecourt', types: schemaTypes }),
  i18n: { t: (key: string) => key, loadNamespaces: async () => {} },
}

type Options = Parameters<typeof validateDocument>[0]

test('an editor can publish every demo document as it is', { timeout: 240_000 }, async () => {
  const documents = await client.fetch<SanityDocument[]>('*[defined(tenant)]')
  expect(documents.length).toBeGreaterThan(60)
  const complaints: string[] = []
  for (const document of documents) {
    const markers = await validateDocument({
      document,
      workspace,
      getClient: () => client,
      environment: 'cli',
    } as unknown as Options)
    for (const { level, path, message } of markers)
      if (level === 'error') complaints.push(`${document._id} ${JSON.stringify(path)}: ${message}`)
  }
  expect(complaints).toEqual([])
})

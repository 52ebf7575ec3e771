import { expect, test } from 'vitest'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { sampleLoad } from '#app/samples/load.ts'
import expand from './expand.server.ts'
import block from './query.ts'

const stored = {
  _id: 'shared-finance',
  blocks: [{ _type: 'callToAction', _key: 'a', content: {} }, 'broken', null],
}
const asked: { query: string; params?: Record<string, unknown> }[] = []

const lake: TenantContent = {
  async query({ query, params, shape }) {
    asked.push({ query, params })
    return shape.parse(params?.id === stored._id ? stored : null)
  },
}

const unfold = (fields: object) => expand(sampleLoad(block.content.parse(fields), { lake }))

test('stands for the blocks of the shared document, asked for within the tenant', async () => {
  const found = await unfold({ ref: 'shared-finance' })
  expect(found?.document).toBe('shared-finance')
  expect(found?.blocks.map(({ _type }) => _type)).toEqual(['callToAction'])
  expect(asked.at(-1)?.query).toContain('tenant._ref == $tenant')
})

test('is left out when its document is gone, or none was chosen', async () => {
  expect(await unfold({ ref: 'shared-gone' })).toBeNull()
  const before = asked.length
  expect(await unfold({})).toBeNull()
  expect(asked).toHaveLength(before)
})

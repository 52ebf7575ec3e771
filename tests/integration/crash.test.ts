import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { demoTenants, editorClient, eventually, killProcess, visit } from '../product/index.ts'

const product = inject('product')
const client = editorClient(product).withConfig({ maxRetries: 0 })

const note = (id: string) => ({ _id: id, _type: 'crashNote', written: new Date().toISOString() })

describe('a process that is killed', () => {
  test.for(['content-lake', 'postgresql'] as const)(
    '%s comes back with everything acknowledged',
    async (name) => {
      const id = `crash-${name}`
      await client.create(note(id))
      onTestFinished(() => eventually(async () => void (await client.delete(id)), { within: 20_000 }))
      await killProcess(product, name)
      const found = await eventually(
        async () => {
          const document = await client.getDocument(id)
          if (!document) throw new Error(`${id} is missing`)
          return document
        },
        { within: 20_000 },
      )
      expect(found._id).toBe(id)
    },
  )

  test('without the Content Lake every page is served that was served before', async () => {
    // After a failure the site does not query the Content Lake for a second; a page needs one successful query.
    for (const tenant of demoTenants)
      await eventually(async () => expect((await visit(product, tenant, '/')).status).toBe(200), {
        within: 20_000,
      })
    await killProcess(product, 'content-lake')
    for (const tenant of demoTenants) expect((await visit(product, tenant, '/')).status).toBe(200)
    await eventually(() => client.fetch('1'), { within: 20_000 })
  })

  test('the site comes back', async () => {
    await killProcess(product, 'site')
    const back = await eventually(
      async () => {
        const answer = await visit(product, demoTenants[0], '/')
        if (answer.status !== 200) throw new Error(`answers ${answer.status}`)
        return answer
      },
      { within: 20_000 },
    )
    expect(back.body).toContain('<html')
  })
})

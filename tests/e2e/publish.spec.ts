import { demoTenants, eventually, visit } from '#tests/world/index.ts'
import { expect, test } from './fixtures.ts'

for (const tenant of demoTenants)
  test(`a page published for ${tenant} is on its site within a second, and gone as soon when it is deleted`, async ({
    editor,
    world,
  }) => {
    const path = `/published-${Date.now()}`
    const other = demoTenants.find((candidate) => candidate !== tenant)!
    const _id = `test-page-${crypto.randomUUID()}`
    await editor.create({
      _id,
      _type: 'page',
      tenant: { _type: 'reference', _ref: `site-${tenant}` },
      title: 'Fresh from the press',
      path: { _type: 'slug', current: path },
      blocks: [
        {
          _type: 'richText',
          _key: 'text',
          body: [
            {
              _type: 'block',
              _key: 'p',
              style: 'normal',
              markDefs: [],
              children: [{ _type: 'span', _key: 's', text: 'Fresh from the press', marks: [] }],
            },
          ],
        },
      ],
    })
    const published = Date.now()
    await eventually(async () => expect((await visit(world, tenant, path)).status).toBe(200))
    expect(Date.now() - published).toBeLessThan(1000)
    expect((await visit(world, tenant, path)).body).toContain('Fresh from the press')
    expect((await visit(world, other, path)).status).toBe(404)

    await editor.delete(_id)
    const deleted = Date.now()
    await eventually(async () => expect((await visit(world, tenant, path)).status).toBe(404))
    expect(Date.now() - deleted).toBeLessThan(1000)
  })

import { demoTenants, eventually, visit } from '#tests/world/index.ts'
import { paragraphs } from '#tests/world/tenant.ts'
import { expect, test } from './fixtures.ts'

const words = 'Fresh from the press'

for (const tenant of demoTenants)
  test(`a page published for ${tenant} is on its site alone, changes with its document, and is gone when it is deleted`, async ({
    editor,
    page,
    visitSite,
    world,
  }) => {
    const path = `/published-${crypto.randomUUID().slice(0, 8)}`
    const other = demoTenants.find((candidate) => candidate !== tenant)!
    const { _id } = await editor.create({
      _type: 'page',
      tenant: { _type: 'reference', _ref: `site-${tenant}` },
      title: words,
      path: { _type: 'slug', current: path },
      blocks: [{ _type: 'textSection', _key: 'text', heading: words, body: paragraphs('Ink still wet') }],
    })
    try {
      await eventually(async () => expect((await visit(world, tenant, path)).status).toBe(200))
      await visitSite(tenant, path)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
      await expect(page.getByText('Ink still wet')).toBeVisible()
      expect((await visit(world, other, path)).status).toBe(404)

      await editor.patch(_id).set({ 'blocks[_key=="text"].heading': 'Second edition' }).commit()
      await eventually(async () =>
        expect((await visit(world, tenant, path)).body).toContain('Second edition'),
      )
    } finally {
      await editor.delete(_id)
    }
    await eventually(async () => expect((await visit(world, tenant, path)).status).toBe(404))
  })

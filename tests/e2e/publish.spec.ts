import { demoTenants, eventually, visit } from '../product/index.ts'
import { paragraphs } from '../product/tenant.ts'
import { expect } from './fixtures.ts'
import { test } from './tenant.ts'

test('a published page is only on its site, changes with its document, and is gone when it is deleted', async ({
  editor,
  page,
  tenant,
  visitSite,
  product,
}) => {
  const id = await tenant.page('/news-of-today', [
    { _type: 'textSection', heading: 'Fresh from the press', body: paragraphs('Ink still wet') },
  ])
  await eventually(async () => expect((await visit(product, tenant.slug, '/news-of-today')).status).toBe(200))
  await visitSite(tenant.slug, '/news-of-today')
  await expect(page.getByRole('heading', { name: 'Fresh from the press' })).toBeVisible()
  await expect(page.getByText('Ink still wet')).toBeVisible()
  for (const other of demoTenants)
    expect((await visit(product, other, '/news-of-today')).status, other).toBe(404)

  await editor.patch(id).set({ 'blocks[0].heading': 'Second edition' }).commit()
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/news-of-today')).body).toContain('Second edition'),
  )
  await editor.delete(id)
  await eventually(async () => expect((await visit(product, tenant.slug, '/news-of-today')).status).toBe(404))
})

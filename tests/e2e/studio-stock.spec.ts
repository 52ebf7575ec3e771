import { eventually, visit } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { siteOrigin } from './fixtures.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

const stock = [
  ...Array.from({ length: 7 }, (_, index) =>
    stockRow(`sportage-${index}`, {
      make: 'Kia',
      model: 'Sportage',
      body: 'SUV',
      price: 30_000 + index * 1000,
    }),
  ),
  ...Array.from({ length: 4 }, (_, index) => stockRow(`hilux-${index}`, { make: 'Toyota', body: 'Ute' })),
]

interface Block {
  stock?: { facets?: { facet: string; values: string[] }[]; ranges?: { facet: string; max?: number }[] }
}

test('a marketer chooses vehicles from the live stock, sees how many match, and the page shows them', async ({
  editor,
  desk,
  signIn,
  tenant,
  product,
}) => {
  await importStock(product, tenant.slug, stock)
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/api/stock/counts')).body).toContain('"count":11'),
  )
  await signIn('editor')
  await desk.openList(tenant.slug, 'Pages')
  await desk.create()
  await desk.write('title', 'Our Kias')
  await desk.write('path', '/our-kias')
  await desk.addBlock('Vehicles')

  const filter = desk.dialog.getByTestId('stock-filter')
  const count = filter.getByTestId('stock-filter-count')
  await expect(count).toContainText('11 vehicles match')
  await filter.getByLabel('Choose by').selectOption({ label: 'Make' })
  const makes = filter.getByTestId('stock-facet-make')
  await expect(makes.locator('label')).toHaveText([/Kia \(7\)/, /Toyota \(4\)/])
  await makes.getByLabel(/Kia/).check()
  await expect(count).toContainText('7 vehicles match')
  await filter.getByLabel('Choose by').selectOption({ label: 'Price' })
  const highest = filter.getByLabel('Price to')
  await expect(highest).toHaveAttribute('placeholder', '$36,000')
  await highest.fill('32,000')
  await expect(count).toContainText('3 vehicles match')
  await desk.closeBlock()
  await desk.publish()

  await eventually(async () => {
    const { body } = await visit(product, tenant.slug, '/our-kias')
    expect(body.match(/data-testid="car-card"/g)).toHaveLength(3)
  })
  const blocks = await editor.fetch<Block[]>('*[_type == "page" && tenant._ref == $id][0].blocks', {
    id: `site-${tenant.slug}`,
  })
  expect(blocks[0]?.stock).toMatchObject({
    facets: [{ facet: 'make', values: ['Kia'] }],
    ranges: [{ facet: 'price', max: 32000 }],
  })
})

test('while the site cannot be reached the field says so, and values are written as text', async ({
  desk,
  page,
  signIn,
  tenant,
  product,
  cutsOff,
}) => {
  cutsOff(/net::ERR_FAILED.*\/api\//)
  await page.route(`${siteOrigin(product, tenant.slug)}/api/**`, (route) => route.abort())
  await signIn('editor')
  await desk.openList(tenant.slug, 'Pages')
  await desk.create()
  await desk.write('title', 'A page')
  await desk.write('path', '/a-page')
  await desk.addBlock('Vehicles')
  const filter = desk.dialog.getByTestId('stock-filter')
  await expect(filter.getByRole('status')).toContainText('The site cannot be reached')
  await expect(filter.locator('[data-testid$=".stock.words"]').getByRole('textbox')).toBeEditable()
  await page.unroute(`${siteOrigin(product, tenant.slug)}/api/**`)
  await filter.getByRole('button', { name: 'Try again' }).click()
  await expect(filter.getByTestId('stock-filter-count')).toContainText('No vehicle matches')
})

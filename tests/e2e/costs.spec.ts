import { sizeText } from '../../studio/costs/cost-text.ts'
import { eventually, visit } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

test('a marketer sees what each block and the page cost a shopper, as a browser fetches it', async ({
  desk,
  page,
  signIn,
  tenant,
  visitSite,
  product,
}) => {
  const questions = [{ _key: 'q', _type: 'faq', question: 'Do you deliver?', answer: [] }]
  await tenant.page('/service', [{ _type: 'faqAccordion', questions }, { _type: 'vehicleCarousel' }], {
    title: 'Service',
  })
  await importStock(product, tenant.slug, [stockRow('one'), stockRow('two')])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/service')).body).toContain('data-testid="car-card"'),
  )
  await signIn('editor')
  await desk.openList(tenant.slug, 'Pages')
  await desk.openDocument('Service')

  const total = page.getByTestId('page-costs')
  await expect(total).toContainText('As published, with header and footer')
  const lines = desk.blockList.getByTestId('block-costs')
  await expect(lines.first()).toHaveText(/^JS 0\.\d kB/)
  await expect(lines.nth(1)).toContainText(/stock (under 1|\d+) ms/)
  const explained = page.getByText(/that the page would not load without this block/)
  await lines.first().hover()
  await expect(explained.filter({ visible: true })).toHaveCount(1)

  await desk.addBlock('Breadcrumbs')
  await desk.closeBlock()
  await expect(lines.nth(2)).toContainText('not published yet')
  await desk.publish()
  await expect(lines.nth(2)).not.toContainText('not published yet')

  const shown = await total.textContent()
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await visitSite(tenant.slug, '/service')
  await page.waitForLoadState('networkidle')
  const fetched = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(shown).toContain(`JavaScript${sizeText(fetched)} of 15 kB`)
})

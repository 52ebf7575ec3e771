import { eventually, visit } from '../product/index.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

test('an editor is stopped by a rate without its comparison rate, fixes it from the message and publishes with a warning', async ({
  desk,
  page,
  signIn,
  tenant,
  product,
}) => {
  await tenant.page('/about', [], { title: 'About us', seo: { description: 'Who we are.' } })
  const block = { _type: 'callToAction', heading: 'Come in' }
  await tenant.page('/offers-now', [block], { title: 'Offers now', seo: { description: 'What is on.' } })

  await signIn('editor')
  await desk.openList(tenant.slug, 'Pages')
  await desk.openDocument('Offers now')

  await page.getByRole('button', { name: /^Checks/ }).click()
  const checks = page.getByTestId('checks')
  await expect(checks.getByText('No menu and no other page leads here')).toBeVisible()
  await expect(checks.getByTestId('search-picture')).toContainText('Offers now | Corner Motors')

  await desk.blockList.getByText('Come in').click()
  await desk.blockField('heading').getByRole('textbox').fill('Yours from 5.9% p.a.')
  await desk.closeBlock()
  await expect(checks.getByTestId('finding-error')).toContainText('comparison rate beside it')
  await expect(checks.getByTestId('finding-error')).toContainText('Blocks › Call to action › Heading')

  await desk.publishButton.click()
  const review = page.getByTestId('publish-review')
  await expect(review).toContainText('Nothing has been published')
  await review.getByTestId('finding-error').getByRole('button', { name: 'Open field' }).click()
  await expect(desk.blockField('heading').getByRole('textbox')).toBeFocused()
  await desk.blockField('heading').getByRole('textbox').fill('Photo of the week')
  await desk.closeBlock()
  await expect(checks.getByTestId('finding-error')).toHaveCount(0)

  await desk.write('title', 'About us')
  await expect(checks.getByText('The page “About us” has the same title')).toBeVisible()
  await desk.publish()
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/offers-now')).body).toContain('Photo of the week'),
  )
})

test('an editor moves a page and takes the redirect; every old path leads straight to the new one', async ({
  desk,
  editor,
  page,
  signIn,
  tenant,
  product,
}) => {
  await tenant.page('/winter', [{ _type: 'hero', heading: 'Winter sale' }], { title: 'Winter' })
  await tenant.publish('redirect', { from: '/sale', to: '/winter', permanent: true })
  await tenant.publish('redirect', { from: '/winter-2026', to: '/winter', permanent: true })

  await signIn('editor')
  await desk.openList(tenant.slug, 'Pages')
  await desk.openDocument('Winter')
  await desk.write('path', '/winter-2026')
  await desk.publishButton.click()
  const review = page.getByTestId('publish-review')
  await expect(review).toContainText('This page moves from /winter to /winter-2026')
  await review.getByRole('button', { name: 'Publish with redirect' }).click()

  for (const old of ['/winter', '/sale'])
    await eventually(async () => {
      const { status, headers } = await visit(product, tenant.slug, old)
      expect([status, headers.location]).toEqual([301, '/winter-2026'])
    })
  expect((await visit(product, tenant.slug, '/winter-2026')).body).toContain('Winter sale')
  const redirects = await editor.fetch<string[]>(
    '*[_type == "redirect" && tenant._ref == $site]{ "pair": from + " " + to }.pair | order(@)',
    { site: `site-${tenant.slug}` },
  )
  expect(redirects).toEqual(['/sale /winter-2026', '/winter /winter-2026'])
})

import { eventually } from '../product/index.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

const callToAction = { _type: 'callToAction', heading: 'Come in for a drive', tone: 'dark' }

test('the insert menu finds blocks by everyday words and says what each is for', async ({
  desk,
  page,
  product,
  signIn,
  tenant,
}) => {
  const id = await tenant.page('/', [callToAction])
  await signIn()
  await page.goto(`${product.studioUrl}/structure/site-${tenant.slug};page;${id}`)
  const menu = await desk.insertMenu()
  const search = menu.getByPlaceholder('Search')
  await search.fill('faq')
  await expect(menu.getByRole('menuitem')).toHaveText([
    /Questions and answers.*Questions that open to show their answers/,
  ])
  await search.fill('carousel')
  await expect(menu.getByRole('menuitem', { name: /^Promotions slider/ })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: /^Vehicles/ })).toBeVisible()
  await search.fill('towing')
  await menu.getByText('Specification table', { exact: true }).click()
  await expect(desk.dialog).toBeVisible()
})

test('a block becomes a shared block and its own again, and the page is unpublished from its draft', async ({
  desk,
  editor,
  page,
  product,
  signIn,
  tenant,
}) => {
  const id = await tenant.page('/', [callToAction, { _type: 'textSection', heading: 'About us' }])
  const draft = () =>
    editor.fetch<{ blocks: Record<string, unknown>[] }>('*[_id == $id][0]', { id }, { perspective: 'drafts' })
  await signIn()
  await page.goto(`${product.studioUrl}/structure/site-${tenant.slug};page;${id}`)
  await expect(desk.field('title').getByRole('textbox')).toBeEditable()

  await desk.shareBlock(0, 'Save as shared block')
  const saving = page.getByRole('dialog', { name: 'Save as shared block' })
  await expect(saving.getByLabel('Name')).toHaveValue('Come in for a drive')
  await saving.getByLabel('Name').fill('Drive call')
  await saving.getByRole('button', { name: 'Save' }).click()
  await expect(desk.blockList).toContainText('Drive call')
  await eventually(async () =>
    expect((await draft()).blocks[0]).toMatchObject({ _type: 'sharedBlock', _key: 'block-0' }),
  )
  const shared = await editor.fetch<{ blocks: object[] }>(
    '*[_type == "sharedBlock" && tenant._ref == $site][0]',
    { site: `site-${tenant.slug}` },
  )
  expect(shared).toMatchObject({ title: 'Drive call', blocks: [callToAction] })

  await desk.shareBlock(0, 'Use its own copy')
  await expect(desk.blockList).toContainText('Come in for a drive')
  await eventually(async () => {
    const { blocks } = await draft()
    expect(blocks).toMatchObject([callToAction, { heading: 'About us' }])
    expect(blocks[0]?._key).not.toBe('block-0')
  })

  await desk.unpublish()
  await eventually(async () =>
    expect(await editor.fetch('*[sanity::versionOf($id)]._id', { id }, { perspective: 'raw' })).toEqual([
      `drafts.${id}`,
    ]),
  )
})

test('what every page shows says so', async ({ page, product, signIn, tenant }) => {
  await signIn()
  await page.goto(`${product.studioUrl}/structure/site-${tenant.slug};settings`)
  await page.getByRole('button', { name: 'Used on every page of the site' }).click()
  await expect(page.getByText('Every page of the site', { exact: true })).toBeVisible()
})

test('the form beside a page has room on a small screen, and the page goes to the block that is opened', async ({
  desk,
  page,
  product,
  signIn,
  tenant,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const heading = 'A block with quite a long heading of its own'
  await tenant.set({ name: `Corner ${tenant.slug}` })
  const above = ['One', 'Two', 'Three', 'Four', 'Five'].map((words) => ({ ...callToAction, heading: words }))
  const id = await tenant.page('/', [...above, { ...callToAction, heading, start: '2026-11-22' }])
  await signIn()
  await page.goto(`${product.studioUrl}/structure/site-${tenant.slug};page;${id}`)
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Edit visually' }).click()
  const title = desk.blockList.getByText(heading)
  // A long list draws the rows in view only.
  await expect(async () => {
    await page.getByTestId('add-multiple-object-button').scrollIntoViewIfNeeded()
    await expect(title).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  expect(await title.evaluate((words) => words.scrollWidth <= words.clientWidth + 1)).toBe(true)
  const block = page
    .frameLocator('#presentation-narrow-panel-preview iframe')
    .locator('section.block')
    .filter({ hasText: heading })
  await expect(block).not.toBeInViewport()
  await title.click()
  await expect(block).toBeInViewport()
  await desk.dialog.getByText('Visibility and look').click()
  const day = desk.blockField('start').getByLabel('Day')
  await expect(day).toHaveValue('2026-11-22')
  expect((await day.boundingBox())?.width).toBeGreaterThan(140)
  await expect(desk.blockField('start')).toContainText(/Sunday,? 22 November 2026/)
})

import type { FrameLocator, Page } from '@playwright/test'
import { deskOf, expect } from './studio-desk.ts'
import { test as base } from './tenant.ts'

interface Fixtures {
  desk: ReturnType<typeof deskOf>
  /** The page in the Visual editor's frame. */
  site: FrameLocator
}

const test = base.extend<Fixtures>({
  desk: async ({ page }, use) => use(deskOf(page)),
  site: async ({ page }, use) => use(page.frameLocator('#presentation-narrow-panel-preview iframe')),
})

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 1000 } })

const text = (heading: string) => ({ _type: 'textSection', heading })

/** Drags a block by its margin and drops it on another, at a height from 0 for its top to 1 for its bottom. */
async function dragTo(page: Page, site: FrameLocator, from: number, to: number, at: number) {
  const blocks = site.locator('section.block')
  const [moved, target] = [await blocks.nth(from).boundingBox(), await blocks.nth(to).boundingBox()]
  if (!moved || !target) throw new Error('The blocks are not on the page.')
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.mouse.move(moved.x + 8, moved.y + moved.height / 2, { steps: 3 })
    await page.mouse.down()
    await page.mouse.move(moved.x + 8, moved.y + moved.height / 2 + 30, { steps: 3 })
    await page.mouse.move(target.x + 40, target.y + target.height * at, { steps: 8 })
    await expect(site.locator('.forecourt-drop')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await page.mouse.up()
  await expect(site.locator('.forecourt-drop')).toHaveCount(0)
}

async function chooseSite(page: Page, name: string) {
  await page.getByRole('button', { name: /^Site: .*Choose another$/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('an editor clicks what they see, types, moves a block and goes to another site', async ({
  page,
  desk,
  site,
  tenant,
  signIn,
}) => {
  const name = `Corner ${tenant.slug}`
  await tenant.set({ name })
  const shared = await tenant.publish('sharedBlock', {
    title: 'Visit us',
    blocks: [{ _key: 'inside', ...text('Come and see us') }],
  })
  await tenant.page(
    '/',
    [
      text('Cars for the corner'),
      text('Utes for the farm'),
      { _type: 'sharedBlock', shared: { _type: 'reference', _ref: shared } },
    ],
    { title: 'Corner home' },
  )
  await signIn()
  await page.getByRole('link', { name: 'Visual editor' }).click()
  await chooseSite(page, name)
  const headings = site.locator('section.block').getByRole('heading')
  await expect(headings).toHaveText([/Cars for the corner/, /Utes for the farm/, /Come and see us/])
  await expect(desk.field('title').getByRole('textbox')).toHaveValue('Corner home')

  for (const [device, width] of [
    ['Tablet', 820],
    ['Phone', 390],
  ] as const) {
    await page.getByRole('button', { name: device, exact: true }).click()
    await expect(async () =>
      expect(await site.locator('html').evaluate(() => window.innerWidth)).toBe(width),
    ).toPass()
  }

  // The overlay loads after the page, and only notices a pointer that moves after that.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await headings.first().hover()
    const label = site.locator('sanity-visual-editing').getByText('Rich text · Heading', { exact: true })
    await expect(label).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await headings.first().click()
  const heading = desk.blockField('heading').getByRole('textbox')
  await expect(heading).toHaveValue('Cars for the corner')
  await heading.press('End')
  await page.keyboard.type(' and the coast')
  await expect(headings.first()).toHaveText(/Cars for the corner and the coast/)
  await desk.closeBlock()

  await dragTo(page, site, 1, 0, 0.3)
  await expect(headings).toHaveText([/Utes for the farm/, /Cars for the corner and/, /Come and see us/])
  await expect(desk.blockList).toContainText(/Utes for the farm[\s\S]*Cars for the corner and the coast/)

  await headings.last().click()
  await expect(page).toHaveURL(new RegExp(`/presentation/sharedBlock/${shared}/`))
  await expect(desk.blockField('heading').getByRole('textbox')).toHaveValue('Come and see us')
  await desk.blockField('heading').getByRole('textbox').fill('Come by at the weekend')
  await expect(headings.last()).toHaveText(/Come by at the weekend/)
  await desk.closeBlock()

  await chooseSite(page, 'Southside Chery')
  // The frame may be on its way to the page while it is asked.
  await expect(async () =>
    expect(await site.locator('html').evaluate(() => window.location.hostname)).toBe(
      'southside-chery.localhost',
    ),
  ).toPass()
  await expect(desk.field('title').getByRole('textbox')).toHaveValue('Southside Chery')
})

test('a document says on which pages it is used, and leads to them', async ({
  page,
  desk,
  site,
  tenant,
  signIn,
  product,
}) => {
  const shared = await tenant.publish('sharedBlock', {
    title: 'Visit us',
    blocks: [{ _key: 'a', ...text('Visit') }],
  })
  const within = [{ _type: 'sharedBlock', shared: { _type: 'reference', _ref: shared } }]
  await tenant.page('/', within, { title: 'Corner home' })
  const about = await tenant.page('/about', within, { title: 'About the corner' })
  await signIn()
  await page.goto(`${product.studioUrl}/structure/site-${tenant.slug};sharedBlock;${shared}`)
  await page.getByRole('button', { name: 'Used on 2 pages' }).click()
  await page.getByText('About the corner').click()
  await expect(site.getByRole('heading', { name: 'Visit' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/presentation/sharedBlock/${shared}`))

  await page.goto(`${product.studioUrl}/structure/site-${tenant.slug};page;${about}`)
  await expect(desk.field('title').getByRole('textbox')).toHaveValue('About the corner')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Edit visually' }).click()
  await expect(page).toHaveURL(new RegExp(`/presentation/page/${about}`))
  await expect(site.getByRole('heading', { name: 'Visit' })).toBeVisible()
})

test('an editor of one site sees its drafts beside the form, and no other site', async ({
  page,
  desk,
  site,
  signIn,
}) => {
  await signIn('editor', 'southside-chery')
  await page.getByRole('link', { name: 'Visual editor' }).click()
  await expect(site.locator('sanity-visual-editing')).toBeAttached()
  await expect(desk.field('title').getByRole('textbox')).toHaveValue('Southside Chery')
  await page.getByRole('button', { name: /^Site: Southside Chery/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Southside Chery'])
})

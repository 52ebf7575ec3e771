import type { SanityClient } from '@sanity/client'
import { eventually, visit } from '../product/index.ts'
import { test as base } from './fixtures.ts'
import { deskOf, expect } from './studio-desk.ts'

interface StarterFixtures {
  desk: ReturnType<typeof deskOf>
  /** Prefix of the name and path of everything that a test creates; it is deleted when the test ends. */
  mark: string
}

const test = base.extend<StarterFixtures>({
  desk: async ({ page }, use) => use(deskOf(page)),
  mark: async ({ editor }, use) => {
    const mark = `starters-${crypto.randomUUID().slice(0, 8)}`
    await use(mark)
    await remove(editor, mark)
  },
})

test.describe.configure({ timeout: 150_000 })

test.use({ viewport: { width: 1440, height: 1000 } })

/** Pages first: they refer to the shared blocks. */
async function remove(editor: SanityClient, mark: string) {
  const found = await editor.fetch<{ _id: string; _type: string }[]>(
    '*[string::startsWith(title, $mark)]{_id, _type}',
    { mark },
    { perspective: 'raw' },
  )
  const transaction = editor.transaction()
  for (const { _id } of found.toSorted((a, b) => a._type.localeCompare(b._type))) transaction.delete(_id)
  if (found.length) await transaction.commit()
}

interface FoundBlock {
  _key: string
  _type: string
  heading?: string
  tone?: string
  layout?: string
  shared?: { _ref: string }
  actions?: { page?: { _ref: string } }[]
}

interface FoundPage {
  _id: string
  title: string
  path: { current: string }
  tenant: { _ref: string }
  blocks: FoundBlock[]
}

const pagesOf = (editor: SanityClient, site: string, mark: string) =>
  editor.fetch<FoundPage[]>(
    '*[_type == "page" && tenant._ref == $site && string::startsWith(title, $mark)] | order(path.current)',
    { site: `site-${site}`, mark },
    { perspective: 'raw' },
  )

const tenant = (site: string) => ({ _type: 'reference', _ref: `site-${site}` })
const slug = (current: string) => ({ _type: 'slug', current })

test('an editor starts a page from a picture, publishes it, and makes a second one like it', async ({
  desk,
  editor,
  mark,
  page,
  signIn,
  product,
}) => {
  await signIn('editor')
  await desk.openList('motorworld', 'Pages')
  await page.getByTestId('action-intent-button').last().click()
  const gallery = page.getByRole('dialog', { name: 'New page on Motorworld' })
  await expect(gallery.getByRole('button', { name: /^(?!Close)/ })).toHaveCount(12)
  await gallery.getByRole('button', { name: /^Sell your car/ }).click()
  await gallery.getByLabel('Path').fill('/about-us')
  await expect(gallery.getByText('Another page of this site has this path')).toBeVisible()
  await expect(gallery.getByRole('button', { name: 'Create page' })).toBeDisabled()
  await gallery.getByLabel('Title').fill(`${mark} we buy cars`)
  await gallery.getByLabel('Path').fill(`/${mark}`)
  await gallery.getByRole('button', { name: 'Create page' }).click()

  await expect(desk.blockList.getByText('We want your car.')).toBeVisible()
  await desk.publish()
  await eventually(async () => expect((await visit(product, 'motorworld', `/${mark}`)).status).toBe(200))
  expect((await visit(product, 'motorworld', `/${mark}`)).body).toContain('Half an hour at Motorworld')

  await page.getByTestId('action-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const names = page.getByRole('dialog', { name: /^Duplicate/ })
  await expect(names.getByLabel('Path')).toHaveValue(`/${mark}-copy`)
  await names.getByRole('button', { name: 'Duplicate' }).click()
  await expect(desk.field('title').getByRole('textbox')).toHaveValue(`${mark} we buy cars (copy)`)
  const [first, second] = await pagesOf(editor, 'motorworld', mark)
  expect(first?.blocks).toHaveLength(5)
  expect(second).toMatchObject({ path: { current: `/${mark}-copy` }, tenant: { _ref: 'site-motorworld' } })
  expect(second?._id).toMatch(/^drafts\./)
  expect(second?.blocks).toEqual(first?.blocks)
})

test('a page is copied to another site with what it refers to, and a block copies its settings there', async ({
  desk,
  editor,
  mark,
  page,
  signIn,
  product,
}) => {
  const shared = await editor.create({
    _type: 'sharedBlock',
    tenant: tenant('motorworld'),
    title: `${mark} shared`,
    blocks: [{ _type: 'callToAction', _key: 'cta', layout: 'row', heading: 'Talk to us' }],
  })
  const sale = await editor.create({
    _type: 'page',
    tenant: tenant('motorworld'),
    title: `${mark} sale`,
    path: slug(`/${mark}`),
    blocks: [
      {
        _type: 'callToAction',
        _key: 'first',
        layout: 'row',
        heading: 'Come to Motorworld',
        actions: [
          {
            _type: 'link',
            _key: 'a',
            label: 'Contact us',
            page: { _type: 'reference', _ref: 'page-motorworld-contact-us', _weak: true },
          },
        ],
      },
      { _type: 'sharedBlock', _key: 'second', shared: { _type: 'reference', _ref: shared._id } },
    ],
  })

  await signIn('editor')
  await desk.openList('motorworld', 'Pages')
  // The list of sites has a search too, and is there first.
  await expect(page.getByRole('combobox', { name: 'Search list' })).toHaveCount(2)
  await desk.openDocument(`${mark} sale`)
  await page.getByTestId('action-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'Copy to other sites' }).click()
  const copy = page.getByRole('dialog', { name: /^Copy ".* to other sites/ })
  await copy.getByLabel('Southside Chery').check()
  const preview = copy.getByTestId('copy-to-site-southside-chery')
  await expect(preview.getByText('Leads to what Southside Chery has itself: Contact us')).toBeVisible()
  await expect(preview.getByLabel(`What becomes of ${mark} shared`)).toHaveValue('copy')
  await expect(preview.getByText('the words name "Motorworld"')).toBeVisible()
  await copy.getByRole('button', { name: 'Copy', exact: true }).click()
  const done = page.getByRole('dialog', { name: /was copied$/ })
  await expect(done.getByText(`Draft at /${mark}`)).toBeVisible()

  const [copied] = await pagesOf(editor, 'southside-chery', mark)
  expect(copied?._id).toMatch(/^drafts\./)
  expect(copied?.blocks[0]?.actions?.[0]?.page?._ref).toBe('page-southside-chery-contact-us')
  const sharedThere = copied?.blocks[1]?.shared?._ref
  expect(sharedThere).not.toBe(shared._id)
  expect(
    await editor.fetch(
      '*[_id == $id][0].tenant._ref',
      { id: `drafts.${sharedThere}` },
      { perspective: 'raw' },
    ),
  ).toBe('site-southside-chery')

  await done.getByRole('button', { name: 'Open the copy on Southside Chery' }).click()
  await expect(page).toHaveURL(/site-southside-chery/)
  await expect(desk.field('title').getByRole('textbox')).toHaveValue(`${mark} sale`)

  await page.goto(`${product.studioUrl}/structure/site-motorworld;page;${sale._id}`)
  await expect(desk.field('title').getByRole('textbox')).toHaveValue(`${mark} sale`)
  await desk.blockList.getByText('Come to Motorworld').click()
  await desk.blockField('layout').getByText('Panel', { exact: true }).click()
  await desk.closeBlock()
  await desk.shareBlock(0, 'Copy settings to other sites')
  const settings = page.getByRole('dialog', { name: /^Copy settings of "Call to action"/ })
  const change = settings.getByRole('row', { name: /Row.*Panel/ })
  await expect(change.getByRole('checkbox')).toBeChecked()
  await expect(settings.getByTestId('settings-site-outback-trucks')).toContainText(`has no page /${mark}`)
  await settings.getByRole('button', { name: 'Copy to 1 site' }).click()
  await expect(page.getByText('changed as a draft, to be published there.')).toBeVisible()
  const [changed] = await pagesOf(editor, 'southside-chery', mark)
  expect(changed?.blocks[0]).toMatchObject({ layout: 'panel', heading: 'Come to Motorworld' })

  const dead = await editor.create({
    _type: 'page',
    tenant: tenant('outback-trucks'),
    title: `${mark} with a dead link`,
    path: slug(`/${mark}`),
    blocks: [
      {
        _type: 'callToAction',
        _key: 'first',
        layout: 'row',
        heading: 'Come to Outback',
        actions: [{ _type: 'link', _key: 'a', label: 'Gone', url: `/${mark}-gone` }],
      },
    ],
  })
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await desk.shareBlock(0, 'Copy settings to other sites')
  await settings.getByLabel('Publish at once').check()
  await expect(change.getByRole('checkbox')).toBeChecked()
  await editor
    .patch(dead._id)
    .set({ title: `${mark} with a dead link still` })
    .commit()
  await settings.getByRole('button', { name: 'Copy to 1 site' }).click()
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page.getByText('Somebody changed one of these pages meanwhile.')).toBeVisible()
  await expect(change.getByRole('checkbox')).toBeChecked()
  await settings.getByRole('button', { name: 'Copy to 1 site' }).click()
  await expect(page.getByText('the page has errors that stop it from being published.')).toBeVisible()
  const outback = await pagesOf(editor, 'outback-trucks', mark)
  expect(outback.map(({ _id, blocks }) => [_id.startsWith('drafts.'), blocks[0]?.layout])).toEqual(
    expect.arrayContaining([
      [false, 'row'],
      [true, 'panel'],
    ]),
  )
})

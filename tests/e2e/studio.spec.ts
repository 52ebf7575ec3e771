import type { SanityClient } from '@sanity/client'
import { eventually, visit } from '../product/index.ts'
import { test as base } from './fixtures.ts'
import { deskOf, expect, yardPicture } from './studio-desk.ts'

interface StudioFixtures {
  desk: ReturnType<typeof deskOf>
  /** A path for this test only; every page at or below it, or titled after it, is deleted when the test ends. */
  path: string
}

const titleOf = (path: string) => `Page of ${path}`

const test = base.extend<StudioFixtures>({
  desk: async ({ page }, use) => use(deskOf(page)),
  path: async ({ editor }, use) => {
    const path = `/studio-${crypto.randomUUID().slice(0, 8)}`
    await use(path)
    await removePages(editor, path)
  },
})

test.describe.configure({ timeout: 150_000 })

test.use({ viewport: { width: 1440, height: 1000 }, permissions: ['clipboard-read', 'clipboard-write'] })

async function removePages(editor: SanityClient, path: string) {
  const ids = await editor.fetch<string[]>(
    '*[_type == "page" && (string::startsWith(path.current, $path) || string::startsWith(title, $title))]._id',
    { path, title: titleOf(path) },
    { perspective: 'raw' },
  )
  if (ids.length === 0) return
  const transaction = editor.transaction()
  for (const id of ids) transaction.delete(id)
  await transaction.commit()
}

const pageOn = (editor: SanityClient, site: string, path: string) =>
  editor.fetch<{
    tenant: { _ref: string }
    blocks?: { _type: string; _key: string; hidden?: boolean }[]
  } | null>(
    '*[_type == "page" && tenant._ref == $site && path.current == $path][0]',
    { site: `site-${site}`, path },
    { perspective: 'drafts' },
  )

test('an editor composes a page of five blocks, publishes it, changes it and unpublishes it', async ({
  desk,
  editor,
  path,
  signIn,
  product,
}) => {
  await signIn('editor')
  await desk.openList('motorworld', 'Pages')
  await desk.create()
  await desk.write('title', titleOf(path))
  await desk.write('path', path)

  await desk.addBlock('Breadcrumbs')
  await desk.closeBlock()

  await desk.addBlock('Hero')
  await desk.blockField('heading').getByRole('textbox').fill('Winter sale on now')
  await desk.upload(desk.dialog, await yardPicture())
  await desk.blockField('picture.alt').getByRole('textbox').fill('The yard at Mount Gravatt at dusk')
  await desk.closeBlock()

  await desk.addBlock('Rich text')
  const body = desk.blockField('body').getByRole('textbox').last()
  await body.click()
  await body.pressSequentially('Every used car is checked twice.')
  await desk.closeBlock()

  await desk.addBlock('Call to action')
  await desk.blockField('heading').getByRole('textbox').fill('Come in for a drive')
  await desk.closeBlock()

  await desk.addBlock('Payment methods')
  await desk.closeBlock()

  await expect(desk.blockRows).toHaveCount(5)
  await expect(desk.blockList.getByText('Winter sale on now')).toBeVisible()
  await desk.publish()
  await eventually(async () => expect((await visit(product, 'motorworld', path)).status).toBe(200))
  const { body: html } = await visit(product, 'motorworld', path)
  for (const words of [
    'Winter sale on now',
    'The yard at Mount Gravatt at dusk',
    'Every used car is checked twice.',
    'Come in for a drive',
  ])
    expect(html).toContain(words)
  expect((await visit(product, 'southside-chery', path)).status).toBe(404)
  expect((await pageOn(editor, 'motorworld', path))?.tenant._ref).toBe('site-motorworld')

  await desk.blockList.getByText('Winter sale on now').click()
  await desk.blockField('heading').getByRole('textbox').fill('Spring sale on now')
  await desk.closeBlock()
  await desk.publish()
  await eventually(async () =>
    expect((await visit(product, 'motorworld', path)).body).toContain('Spring sale on now'),
  )

  await desk.unpublish()
  await eventually(async () => expect((await visit(product, 'motorworld', path)).status).toBe(404))
})

test('the insert menu has groups, search and a picture of every block', async ({ desk, path, signIn }) => {
  await signIn('editor')
  await desk.openList('motorworld', 'Pages')
  await desk.create()
  await desk.write('title', titleOf(path))
  const menu = await desk.insertMenu()
  for (const group of [
    'Top of page',
    'Text and content',
    'Offers',
    'Pictures and video',
    'Brands',
    'Trust',
    'Shared',
  ])
    await expect(
      menu.getByRole('button', { name: group, exact: true }).or(menu.getByRole('tab', { name: group })),
    ).toBeVisible()
  const pictures = menu.locator('img')
  await expect(pictures.first()).toBeVisible()
  const missing = await pictures.evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const picture = image as HTMLImageElement
        picture.loading = 'eager'
        await picture.decode().catch(() => {})
        return picture.naturalWidth > 0
      }),
    ).then((shown) => shown.filter((ok) => !ok).length),
  )
  expect(missing).toBe(0)
  expect(await pictures.count()).toBeGreaterThanOrEqual(16)
  await menu.getByPlaceholder('Search').fill('gallery')
  await expect(menu.getByText('Image gallery', { exact: true })).toBeVisible()
  await expect(menu.getByText('Hero', { exact: true })).toHaveCount(0)
})

test('blocks are hidden, duplicated and copied to another page', async ({
  desk,
  editor,
  page,
  path,
  signIn,
}) => {
  const site = { _type: 'reference', _ref: 'site-motorworld' }
  const block = { _type: 'callToAction', _key: 'cta', heading: 'Come in for a drive' }
  const source = {
    _type: 'page',
    tenant: site,
    title: `${titleOf(path)} source`,
    path: { _type: 'slug', current: `${path}-source` },
  }
  const target = {
    _type: 'page',
    tenant: site,
    title: `${titleOf(path)} target`,
    path: { _type: 'slug', current: `${path}-target` },
  }
  await editor.create({ ...source, blocks: [block] })
  await editor.create(target)

  await signIn('editor')
  await desk.openList('motorworld', 'Pages')
  await desk.openDocument(source.title)

  await desk.blockMenu(0, 'Duplicate')
  await expect(desk.blockRows).toHaveCount(2)
  if (await desk.dialog.isVisible()) await desk.closeBlock()

  await desk.blockList.getByRole('button', { name: 'Hide this block' }).first().click()
  await expect(desk.blockList.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(desk.blockList.getByRole('button', { name: 'Show this block' })).toHaveCount(1)
  await eventually(async () =>
    expect(
      (await pageOn(editor, 'motorworld', `${path}-source`))?.blocks?.map(({ hidden }) => hidden ?? false),
    ).toEqual([true, false]),
  )

  await desk.blockMenu(1, 'Copy')
  await desk.openDocument(target.title)
  await desk.blockList.getByTestId('add-multiple-object-button').focus()
  await desk.paste()
  await expect(desk.blockList.getByText('Come in for a drive')).toBeVisible()
  await eventually(async () => {
    const blocks = (await pageOn(editor, 'motorworld', `${path}-target`))?.blocks ?? []
    expect(blocks.map(({ _type }) => _type)).toEqual(['callToAction'])
    expect(blocks[0]?._key).not.toBe('cta')
  })
  expect(page.url()).toContain('site-motorworld')
})

test.describe('in a browser far away', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a block starts in the time zone of the site, whatever that of the browser', async ({
    desk,
    editor,
    path,
    signIn,
  }) => {
    await editor.create({
      _type: 'page',
      tenant: { _type: 'reference', _ref: 'site-motorworld' },
      title: titleOf(path),
      path: { _type: 'slug', current: path },
      blocks: [{ _type: 'callToAction', _key: 'cta', heading: 'From the first of July' }],
    })
    await signIn('editor')
    await desk.openList('motorworld', 'Pages')
    await desk.openDocument(titleOf(path))
    await desk.blockList.getByText('From the first of July').click()
    await desk.dialog.getByText('Visibility and look').click()
    const start = desk.blockField('start')
    await expect(start.getByText('Brisbane time')).toBeVisible()
    await start.getByLabel('Day').fill('2035-07-01')
    await expect(start.getByText('Brisbane time, from midnight')).toBeVisible()
    await start.getByLabel('Time').fill('09:30')
    await expect(start.getByLabel('Time')).toHaveValue('09:30')
    await eventually(async () => {
      const found = await editor.fetch<string>(
        '*[_type == "page" && path.current == $path][0].blocks[0].start',
        { path },
        { perspective: 'drafts' },
      )
      expect(found).toBe('2035-06-30T23:30:00.000Z')
    })
    await desk.closeBlock()
    await expect(desk.blockList.getByText('Scheduled', { exact: true })).toBeVisible()
  })
})

test('the Studio refuses a picture without alternative text, a bad path and a path that is taken on the site', async ({
  desk,
  editor,
  path,
  page,
  signIn,
}) => {
  const taken = { _type: 'page', title: `${titleOf(path)} first`, path: { _type: 'slug', current: path } }
  await editor.create({ ...taken, tenant: { _type: 'reference', _ref: 'site-motorworld' } })

  await signIn('editor')
  await desk.openList('motorworld', 'Pages')
  await desk.create()
  await desk.write('title', `${titleOf(path)} second`)
  const complaint = async (words: string | RegExp) => {
    await desk.field('path').getByTestId('input-validation-icon-error').hover()
    await expect(page.getByText(words).last()).toBeVisible()
  }
  for (const [bad, words] of [
    ['about-us', 'Start the path with a slash'],
    ['/About-us', 'Write the path in small letters'],
    ['/about us', 'Leave out spaces'],
    ['/media/cars', 'The site keeps /media'],
    [path, /already in use|another page/i],
  ] as const) {
    await desk.write('path', bad)
    await complaint(words)
    await expect(desk.publishButton).toBeDisabled()
  }
  await desk.write('path', `${path}-free`)
  await expect(desk.field('path').getByTestId('input-validation-icon-error')).toHaveCount(0)

  await desk.addBlock('Hero')
  await desk.blockField('heading').getByRole('textbox').fill('Winter sale')
  await desk.upload(desk.dialog, await yardPicture())
  await desk.blockField('picture.alt').getByTestId('input-validation-icon-error').hover()
  await expect(page.getByText('Describe the picture in a few words').last()).toBeVisible()
  await expect(desk.publishButton).toBeDisabled()
  await desk.blockField('picture.alt').getByRole('textbox').fill('The yard at dusk')
  await expect(desk.publishButton).toBeEnabled()
})

test('a path taken on one site is free on another', async ({ desk, editor, path, signIn }) => {
  await editor.create({
    _type: 'page',
    title: titleOf(path),
    path: { _type: 'slug', current: path },
    tenant: { _type: 'reference', _ref: 'site-motorworld' },
  })
  await signIn('editor')
  await desk.openList('outback-trucks', 'Pages')
  await desk.create()
  await desk.write('title', titleOf(path))
  await desk.write('path', path)
  await desk.publish()
  expect((await pageOn(editor, 'outback-trucks', path))?.tenant._ref).toBe('site-outback-trucks')
})

test('the address of a form opens it directly: no part is fetched later, and the Studio is mounted once', async ({
  editor,
  page,
  path,
  signIn,
  desk,
}) => {
  const { _id } = await editor.create({
    _type: 'page',
    title: titleOf(path),
    path: { _type: 'slug', current: path },
    tenant: { _type: 'reference', _ref: 'site-motorworld' },
  })
  await signIn('editor')
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.goto(page.url().replace(/\/studio.*/, `/studio/structure/site-motorworld;page;${_id}`))
  await expect(desk.field('title').getByRole('textbox')).toBeEditable()
  expect(asked.filter((url) => /\/assets\/(pane|list|structureTool|Comments)/.test(url))).toEqual([])
  expect(asked.filter((url) => url.includes('studio.documents.history'))).toHaveLength(1)
  expect(asked.filter((url) => url.includes('*[_id+==+$siteId][0].name'))).toHaveLength(1)
})

test('a viewer reads but cannot edit', async ({ desk, editor, path, signIn }) => {
  await editor.create({
    _type: 'page',
    title: titleOf(path),
    path: { _type: 'slug', current: path },
    tenant: { _type: 'reference', _ref: 'site-motorworld' },
  })
  await signIn('viewer')
  await desk.openList('motorworld', 'Pages')
  await desk.openDocument(titleOf(path))
  await expect(desk.field('title').getByRole('textbox')).not.toBeEditable()
  await expect(desk.publishButton).not.toBeEnabled()
})

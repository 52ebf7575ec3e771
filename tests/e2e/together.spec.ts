import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { eventually, type ProductInfo } from '../product/index.ts'
import { test as base, fillSignIn, personIn, signInto } from './fixtures.ts'
import { deskOf, expect } from './studio-desk.ts'

interface Fixtures {
  desk: ReturnType<typeof deskOf>
  /** A published page of Motorworld for this test only, deleted when it ends. */
  shared: { id: string; title: string }
  /** The title field of that page, opened by Motorworld's editor. */
  title: Locator
  /** A second person's browser. */
  other: { page: Page; desk: ReturnType<typeof deskOf> }
}

const test = base.extend<Fixtures>({
  desk: async ({ page }, use) => use(deskOf(page)),
  shared: async ({ editor }, use) => {
    const name = crypto.randomUUID().slice(0, 8)
    const id = `together-${name}`
    const title = `Page of ${name}`
    await editor.create({
      _id: id,
      _type: 'page',
      tenant: { _type: 'reference', _ref: 'site-motorworld' },
      title,
      path: { _type: 'slug', current: `/${id}` },
      blocks: [{ _type: 'callToAction', _key: 'cta', heading: 'Come in for a drive' }],
    })
    await use({ id, title })
    await editor.delete({ query: '*[sanity::versionOf($id)]', params: { id } })
  },
  title: async ({ page, shared, signIn, product }, use) => {
    await signIn('editor', 'motorworld')
    await open(page, product, shared)
    await use(titleBox(deskOf(page)))
  },
  other: async ({ browser }, use) => {
    const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
    const page = await context.newPage()
    await use({ page, desk: deskOf(page) })
    await context.close()
  },
})

test.describe.configure({ timeout: 150_000 })
test.use({ viewport: { width: 1440, height: 1000 } })

const draftOf = (editor: SanityClient, id: string) =>
  editor.fetch<{ title: string; path: { current: string } } | null>(
    '*[_id == $id][0]',
    { id },
    { perspective: 'drafts' },
  )

/** Other tests create pages at the same time, so the list moves and is unsafe to click in. */
async function open(page: Page, { studioUrl }: ProductInfo, { id, title }: Fixtures['shared']) {
  await page.goto(`${studioUrl}/structure/site-motorworld;page;${id}`)
  await expect(titleBox(deskOf(page))).toHaveValue(title)
  await expect(titleBox(deskOf(page))).toBeEditable()
}

const titleBox = (desk: ReturnType<typeof deskOf>) => desk.field('title').getByRole('textbox').first()
const pathBox = (desk: ReturnType<typeof deskOf>) => desk.field('path').getByRole('textbox').first()

test('two editors work on one page: each sees where the other is and what they write, and an editor of one site sees only that site', async ({
  desk,
  editor,
  other,
  page,
  shared,
  signIn,
  product,
}) => {
  await Promise.all([signIn('editor', 'motorworld'), signInto(other.page, product, 'editor')])

  await expect(page.locator('a[href*="/structure/site-motorworld"]').first()).toBeVisible()
  await expect(page.locator('a[href*="/structure/site-outback-trucks"]')).toHaveCount(0)
  await expect(other.page.locator('a[href*="/structure/site-outback-trucks"]').first()).toBeVisible()

  await Promise.all([page, other.page].map((at) => open(at, product, shared)))
  await titleBox(other.desk).click()
  // In the list and at the field; in the list she may be at pages of other tests as well.
  await expect
    .poll(() => page.getByText('PN', { exact: true }).count(), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(2)

  await titleBox(desk).fill(`${shared.title} by Mia`)
  await expect(titleBox(other.desk)).toHaveValue(`${shared.title} by Mia`)
  await pathBox(other.desk).fill(`/${shared.id}-by-priya`)
  await expect(pathBox(desk)).toHaveValue(`/${shared.id}-by-priya`)
  await eventually(async () =>
    expect(await draftOf(editor, shared.id)).toMatchObject({
      title: `${shared.title} by Mia`,
      path: { current: `/${shared.id}-by-priya` },
    }),
  )
})

test('two who type in one field at once both keep their words, in their places', async ({
  editor,
  other,
  page,
  shared,
  title,
  product,
}) => {
  await signInto(other.page, product, 'editor')
  await open(other.page, product, shared)
  const theirs = titleBox(other.desk)
  await title.press('Home')
  await theirs.press('End')
  await Promise.all([
    page.keyboard.type('The quick brown fox jumps over ', { delay: 90 }),
    other.page.keyboard.type(' and the lazy dog sleeps in the sun', { delay: 90 }),
  ])
  const both = `The quick brown fox jumps over ${shared.title} and the lazy dog sleeps in the sun`
  for (const box of [title, theirs]) await expect(box).toHaveValue(both)
  await eventually(async () => expect(await draftOf(editor, shared.id)).toMatchObject({ title: both }), {
    within: 20_000,
  })
})

test('history shows who wrote what, and restores an earlier version', async ({
  desk,
  editor,
  page,
  shared,
  title,
}) => {
  await desk.write('title', `${shared.title}, now with a sale`)
  await eventually(async () =>
    expect(await draftOf(editor, shared.id)).toMatchObject({ title: `${shared.title}, now with a sale` }),
  )
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const moments = page.getByTestId('timeline-item-button')
  await expect(moments.first()).toHaveText(/Edited/)
  await page.getByRole('tab', { name: 'Review changes' }).click()
  await expect(page.locator('ins').filter({ hasText: ', now with a sale' })).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await moments.filter({ hasText: 'Draft created' }).click()
  await expect(title).toHaveValue(shared.title)
  await page.getByTestId('action-reverttorevision').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('was restored')).toBeVisible()
  await eventually(async () =>
    expect(await draftOf(editor, shared.id)).toMatchObject({ title: shared.title }),
  )
})

test('of two people who publish at once the second is told, and a page deleted under an open form can be restored', async ({
  cutsOff,
  desk,
  editor,
  other,
  page,
  shared,
  signIn,
  product,
}) => {
  // What the second publishes is published already.
  cutsOff(/status of 404 .*\/data\/actions\//)
  await Promise.all([signIn('editor'), signInto(other.page, product, 'editor', 'motorworld')])
  const both = [desk, other.desk]
  await Promise.all([page, other.page].map((at) => open(at, product, shared)))
  await desk.write('title', `${shared.title} of both`)
  await expect(titleBox(other.desk)).toHaveValue(`${shared.title} of both`)
  for (const { publishButton } of both) await expect(publishButton).toBeEnabled()
  await Promise.all(both.map(({ publishButton }) => publishButton.click()))
  const told = (at: Page) =>
    at
      .getByText(`${shared.title} of both is published. The site follows`)
      .or(at.getByText('Somebody else was a moment faster'))
      .or(at.getByText('Not published by this press'))
  for (const at of [page, other.page]) await expect(told(at).first()).toBeVisible()
  expect(
    await editor.fetch('*[sanity::versionOf($id)]{_id, title}', { id: shared.id }, { perspective: 'raw' }),
  ).toEqual([{ _id: shared.id, title: `${shared.title} of both` }])

  await desk.write('title', `${shared.title} of one`)
  await expect(titleBox(other.desk)).toHaveValue(`${shared.title} of one`)
  await eventually(async () =>
    expect(await draftOf(editor, shared.id)).toMatchObject({ title: `${shared.title} of one` }),
  )
  await editor.delete({ query: '*[sanity::versionOf($id)]', params: { id: shared.id } })
  const deleted = other.page.getByTestId('deleted-document-banner')
  await expect(deleted).toContainText('This document has been deleted.')
  await expect(titleBox(other.desk)).not.toBeEditable()
  await deleted.getByRole('button', { name: 'Restore most recent revision' }).click()
  await expect(titleBox(desk)).toHaveValue(`${shared.title} of one`)
  await expect(titleBox(other.desk)).toBeEditable()
})

test('what is typed while a session ends is held until the same person signs in again', async ({
  cutsOff,
  desk,
  editor,
  page,
  shared,
  title,
  product,
}) => {
  cutsOff(/status of 401 |no valid credentials/)
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'sanitySession')
  await title.press('End')
  const typing = page.keyboard.type(' as long as the session lasts and on', { delay: 60 })
  await expect(title).toHaveValue(/ as/)
  await fetch(`${product.lakeUrl}/v1/auth/logout`, {
    method: 'POST',
    headers: { cookie: `sanitySession=${cookie?.value}`, origin: product.lakeUrl },
  })
  const signedOut = page.getByRole('dialog', { name: 'You have been signed out' })
  await expect(signedOut).toBeVisible()
  await typing
  const written = await title.inputValue()
  expect(written).toContain(`${shared.title} as`)

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await fillSignIn(await popup, personIn(product, 'editor', 'motorworld'))
  await expect(signedOut).toHaveCount(0)
  await eventually(async () => expect(await draftOf(editor, shared.id)).toMatchObject({ title: written }), {
    within: 20_000,
  })
  await expect(title).toHaveValue(written)
  await expect(title).toBeEditable()
  // The form is read-only until its streams are open again.
  await expect(() => desk.write('title', `${shared.title}, and on`)).toPass({ timeout: 60_000 })
  await eventually(
    async () => expect(await draftOf(editor, shared.id)).toMatchObject({ title: `${shared.title}, and on` }),
    { within: 20_000 },
  )
})

test('what is typed while the server is unreachable is kept, and saved when it is back', async ({
  context,
  cutsOff,
  editor,
  page,
  shared,
  title,
}) => {
  cutsOff(/net::ERR_INTERNET_DISCONNECTED/)
  const lost = page.getByText('The connection is lost.')
  await title.press('End')
  const typing = page.keyboard.type(' on the train, as long as it was not in the tunnel', { delay: 60 })
  await expect(title).toHaveValue(/ on/)
  await context.setOffline(true)
  await expect(lost).toBeVisible()
  await typing
  // The form becomes read-only once it notices: what it has accepted by then counts.
  const written = await title.inputValue()
  expect(written).toContain(`${shared.title} on`)
  expect(await draftOf(editor, shared.id)).not.toMatchObject({ title: written })

  await context.setOffline(false)
  await expect(lost).toHaveCount(0)
  await eventually(async () => expect(await draftOf(editor, shared.id)).toMatchObject({ title: written }), {
    within: 20_000,
  })
  await expect(title).toHaveValue(written)
})

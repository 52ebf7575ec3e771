import type { BrowserContext, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { eventually } from '#tests/world/index.ts'
import { test as base, signInto } from './fixtures.ts'
import { deskOf, expect } from './studio-desk.ts'

interface Fixtures {
  desk: ReturnType<typeof deskOf>
  /** A published page of Motorworld for this test alone, gone when it ends. */
  shared: { id: string; title: string }
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

const titleBox = (desk: ReturnType<typeof deskOf>) => desk.field('title').getByRole('textbox').first()
const pathBox = (desk: ReturnType<typeof deskOf>) => desk.field('path').getByRole('textbox').first()

test('two editors work on one page: each sees where the other is and what they write, an editor of one site that site alone', async ({
  desk,
  editor,
  other,
  page,
  shared,
  signIn,
  world,
}) => {
  await Promise.all([signIn('editor', 'motorworld'), signInto(other.page, world, 'editor')])

  await expect(page.locator('a[href*="/structure/site-motorworld"]').first()).toBeVisible()
  await expect(page.locator('a[href*="/structure/site-outback-trucks"]')).toHaveCount(0)
  await expect(other.page.locator('a[href*="/structure/site-outback-trucks"]').first()).toBeVisible()

  await Promise.all(
    [desk, other.desk].map(async (one) => {
      await one.openList('motorworld', 'Pages')
      await one.openDocument(shared.title)
    }),
  )
  await titleBox(other.desk).click()
  await expect(page.getByText('PN', { exact: true }), 'in the list and at the field').toHaveCount(2)

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

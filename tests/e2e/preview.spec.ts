import { eventually, visit } from '../product/index.ts'
import { previewPath } from '../product/preview.ts'
import { paragraphs } from '../product/tenant.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { test } from './tenant.ts'

const christmas = { start: '2031-12-24', expiry: '2031-12-26' }

test('an editor sees drafts as they are made, clicks into them, travels in time and leaves', async ({
  editor,
  page,
  tenant,
  visitSite,
  product,
}) => {
  const questions = ['When are you open?', 'Where are you?'].map((question, index) => ({
    _type: 'faq',
    _key: `q${index}`,
    question,
    answer: paragraphs('Look at the foot of the page.'),
  }))
  const id = await tenant.page('/sale', [
    { _type: 'hero', heading: 'As published' },
    { _type: 'faqAccordion', heading: 'Asked by everybody', questions },
    { _type: 'textSection', heading: 'Closed over Christmas', ...christmas },
  ])
  await eventually(async () => expect((await visit(product, tenant.slug, '/sale')).status).toBe(200))
  const published = await editor.getDocument(id)
  const draft = `drafts.${id}`
  const first = page.getByRole('heading', { level: 1 })
  const bar = page.locator('forecourt-preview')

  await visitSite(tenant.slug, '/sale')
  await expect(first).toHaveText('As published')
  const before = await page.locator('main').boundingBox()

  await visitSite(tenant.slug, await previewPath(product, editor, '/sale'))
  await expect(page).toHaveURL(`${siteOrigin(product, tenant.slug)}/sale`)
  await expect(bar.getByText('Preview', { exact: true })).toBeVisible()
  expect(await page.locator('main').boundingBox()).toEqual(before)

  const question = page.locator('summary', { hasText: 'Where are you?' })
  await question.click()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const blocks = published?.blocks as { _key: string }[]
  await editor.create({
    ...published!,
    _id: draft,
    blocks: [blocks[0], { ...blocks[1], heading: 'Asked every day' }, blocks[2]],
  })
  await expect(page.getByRole('heading', { name: 'Asked every day' })).toBeVisible()
  await expect(question.locator('xpath=..')).toHaveAttribute('open')
  await editor
    .patch(draft)
    .set({ blocks: [blocks[1], blocks[0], blocks[2]] })
    .commit()
  await expect(page.locator('main > section').first()).toHaveAttribute('data-block', 'faqAccordion')
  await expect(question.locator('xpath=..')).toHaveAttribute('open')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  const type = (origin: string, value: string) =>
    page.evaluate(
      ({ origin, documentId, value }) => {
        const changes = [{ path: 'blocks[_key=="block-0"].heading', value }]
        const data = { type: 'forecourt/typing', documentId, changes }
        window.dispatchEvent(new MessageEvent('message', { origin, data }))
      },
      { origin, documentId: id, value },
    )
  await type(new URL(product.studioUrl).origin, 'As typed')
  await type('https://elsewhere.example', 'As forged')
  const typed = page.getByRole('heading', { name: 'As typed' })
  await expect(typed).toBeVisible()

  const open = page.getByRole('link', { name: 'Open in Studio' })
  // The overlay loads after the page, and only notices a pointer that moves after that.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await typed.hover()
    await expect(open).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  expect(decodeURIComponent((await open.getAttribute('href')) ?? '')).toContain(
    `id=${id};type=page;path=blocks`,
  )

  await expect(page.getByRole('heading', { name: 'Closed over Christmas' })).toBeHidden()
  await bar.locator('summary').focus()
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: /Closed over Christmas starts/ }).click()
  await expect(bar.locator('.shown')).toHaveText('Wed, 24 Dec 2031, 12:00 am')
  await expect(page.getByRole('heading', { name: 'Closed over Christmas' })).toBeVisible()

  await bar.locator('summary').click()
  await bar.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByRole('heading', { name: 'Closed over Christmas' })).toBeHidden()
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'Leave preview' }).click()
  await expect(first).toHaveText('As published')
  await expect(bar).toHaveCount(0)
})

test('a block that an editor adds has its styles at once, and shoppers get them with the page', async ({
  editor,
  page,
  tenant,
  visitSite,
  product,
}) => {
  const id = await tenant.page('/budget', [{ _type: 'hero', heading: 'What will it cost?' }])
  await eventually(async () => expect((await visit(product, tenant.slug, '/budget')).status).toBe(200))
  const published = await editor.getDocument(id)
  const styles = page.locator('head > style').first()
  const slider = page.getByTestId('price-slider')

  await visitSite(tenant.slug, await previewPath(product, editor, '/budget'))
  await expect(page.getByRole('heading', { name: 'What will it cost?' })).toBeVisible()
  await expect(styles).not.toContainText('.range-slider')
  const blocks = [...(published!.blocks as object[]), { _type: 'budgetSearch', _key: 'budget' }]
  await editor.createOrReplace({ ...published!, _id: `drafts.${id}`, blocks })
  await expect(slider).toHaveCSS('position', 'relative')

  await editor.patch(id).set({ blocks }).commit()
  await editor.delete(`drafts.${id}`)
  await eventually(async () => {
    const { body } = await visit(product, tenant.slug, '/budget')
    expect(body.match(/\.budget-controls\{/g)).toHaveLength(1)
    expect(body.match(/\.range-slider\{--thumb/g)).toHaveLength(1)
    expect(body).not.toContain('.listing{')
  })
})

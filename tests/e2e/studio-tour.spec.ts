import type { Page } from '@playwright/test'
import { importStock, stockRow } from '../product/stock.ts'
import { accessibilityFindings } from './fixtures.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

/** Keys of texts that stand on the page, or in names that a screen reader says, in place of the text. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const isKey = (words: string) => /^[a-z][\w-]*(\.[\w-]+)+$/.test(words) && !/\.localhost$/.test(words)
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll(':not(script, style)')) {
      const own = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.trim())
      const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'].map(
        (name) => element.getAttribute(name) ?? '',
      )
      for (const words of [...own, ...names]) if (isKey(words)) found.add(words)
    }
    return [...found]
  })

const title = 'Corner of the tour'

test('no list, form or panel says an error in the console or shows the key of a text; changes are discarded', async ({
  desk,
  editor,
  page,
  product,
  signIn,
  tenant,
}) => {
  const name = desk.field('title').getByRole('textbox')
  const menu = page.getByTestId('pane-context-menu-button').last()
  const id = await tenant.page('/', [{ _type: 'callToAction', heading: 'Come in for a drive' }], { title })
  const look = async (place: string) => expect(await untranslated(page), place).toEqual([])
  await signIn('administrator')
  await page.goto(`${product.studioUrl}/structure/site-${tenant.slug};page;${id}`)
  await expect(name).toHaveValue(title)
  await look('form')
  await menu.click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('button', { name: 'Close history' })).toBeVisible()
  await look('History')
  await name.fill('Another name')
  await expect(desk.publishButton).toBeEnabled()
  await page.getByRole('tab', { name: 'Review changes' }).click()
  await expect(page.getByText('Another name').last()).toBeVisible()
  await look('Review changes')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: /^Discard/ }).click()
  await expect(name).toHaveValue(title)
  expect(await editor.fetch('count(*[_id == $id])', { id: `drafts.${id}` }, { perspective: 'raw' })).toBe(0)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Where it is used' }).click()
  await expect(page.getByText('No page, menu or other document names it')).toBeVisible()
  await page.getByRole('button', { name: /^Checks/ }).click()
  await expect(page.getByTestId('checks')).toBeVisible()
  await look('Checks')
  await desk.insertMenu()
  await look('insert menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open search' }).click()
  await page.keyboard.type('Corner of the tour')
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible()
  await look('search')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Queries' }).click()
  await expect(page.getByRole('button', { name: 'Fetch' })).toBeVisible()
  await look('Queries')
  await page.getByRole('link', { name: 'Content' }).click()
  await desk.openList(tenant.slug, 'Settings')
  await expect(desk.field('name')).toBeVisible()
  await look('settings')
})

test('the tools of the staff can be used by everyone', async ({ page, product, signIn, tenant }) => {
  await importStock(product, tenant.slug, [stockRow('car-one'), stockRow('car-two', { year: 'soon' })])
  await signIn('administrator')
  for (const [tool, shown] of [
    ['Stock imports', page.getByRole('table')],
    ['Deliveries', page.getByText('Everything is delivered')],
  ] as const) {
    await page.getByRole('link', { name: tool }).click()
    await page.getByRole('combobox', { name: 'Site' }).selectOption(tenant.slug)
    await expect(shown).toBeVisible()
    expect(await accessibilityFindings(page, '.staff-tool'), tool).toEqual([])
  }
})

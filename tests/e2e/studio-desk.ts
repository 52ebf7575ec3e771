import type { Locator, Page } from '@playwright/test'
import { expect as sharpExpect } from './fixtures.ts'

/** The Studio is large: on a busy machine a form takes seconds to open. */
export const expect = sharpExpect.configure({ timeout: 40_000 })

/** A JPEG of a dark yard with a lit circle, as an editor would upload it. */
export const yardPicture = async () => {
  const { default: sharp } = await import('sharp')
  const light =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><circle cx="1100" cy="450" r="260" fill="#e8b04a"/></svg>'
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#335577' } })
    .composite([{ input: Buffer.from(light) }])
    .jpeg()
    .toBuffer()
  return { name: 'yard.jpg', mimeType: 'image/jpeg', buffer }
}

type Action = 'publish' | 'unpublish'

/** What an editor does in the Studio. */
export function deskOf(page: Page) {
  const dialog = page.getByTestId('nested-object-dialog')
  const blockList = page.getByTestId('field-blocks')

  const acknowledged = (action: Action) =>
    page.waitForResponse(
      (response) =>
        response.url().includes('/data/actions/') &&
        (response.request().postData() ?? '').includes(`sanity.action.document.${action}`) &&
        response.ok(),
    )

  /** A field of the document. */
  const field = (name: string) => page.getByTestId(`field-${name}`)

  /** A field of the block whose dialog is open. */
  const blockField = (name: string) =>
    dialog.locator(`[data-testid^="field-blocks"][data-testid$=".${name}"]`)

  /** Chooses a site by its key, then one of its lists. Sites come and go meanwhile, and move the others. */
  async function openList(site: string, list: string) {
    await expect(async () => {
      await page.locator(`a[href*="/structure/site-${site}"]`).first().click()
      await page.waitForURL(`**/structure/site-${site}**`, { timeout: 5000 })
    }).toPass()
    await page.getByTestId(`pane-item-${list}`).click()
  }

  /** Creates a document in the open list, a page without blocks; waits until its form is editable. */
  async function create() {
    await page.getByTestId('action-intent-button').last().click()
    const title = field('title').getByRole('textbox')
    const empty = page.getByRole('button', { name: 'Empty page' })
    await expect(title.or(empty)).toBeVisible()
    if (await empty.isVisible()) await empty.click()
    await expect(title).toBeEditable()
  }

  /** Finds a document in the open list by its title: a long list draws only the entries in view. */
  async function openDocument(title: string) {
    await page.getByRole('combobox', { name: 'Search list' }).last().fill(title)
    await page.getByTestId('document-list-pane').last().getByText(title, { exact: true }).click()
    await expect(field('title').getByRole('textbox')).toHaveValue(title)
  }

  async function write(name: string, text: string) {
    const box = field(name).getByRole('textbox').first()
    await box.fill(text)
    await expect(box).toHaveValue(text)
  }

  async function insertMenu() {
    await page.getByTestId('add-multiple-object-button').click()
    const menu = page
      .getByTestId('insert-menu-auto-collapse-menu')
      .or(page.locator('[data-ui="Popover"]'))
      .last()
    await expect(menu.getByPlaceholder('Search')).toBeVisible()
    return menu
  }

  /** Adds a block at the end; its dialog stays open. */
  async function addBlock(title: string) {
    const menu = await insertMenu()
    await menu.getByPlaceholder('Search').fill(title)
    await menu.getByText(title, { exact: true }).click()
    await expect(dialog).toBeVisible()
  }

  async function closeBlock() {
    await page.getByRole('button', { name: 'Close dialog' }).click()
    await expect(dialog).toHaveCount(0)
  }

  async function upload(into: Locator, picture: Awaited<ReturnType<typeof yardPicture>>) {
    await into.locator('input[type="file"]').first().setInputFiles(picture)
    await expect(blockField('picture.alt')).toBeVisible()
  }

  /** Rows of the list of blocks, found by their menus. */
  const blockRows = blockList.getByTestId('array-item-menu-button')

  async function blockMenu(index: number, item: string) {
    await blockRows.nth(index).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  /** What a block shares with other pages and sites. */
  async function shareBlock(index: number, item: string) {
    await blockList.getByRole('button', { name: 'Share this block' }).nth(index).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  /** Pastes at the end of the list of blocks. */
  async function paste() {
    await blockList.hover()
    await page.getByTestId('field-actions-menu-blocks').getByRole('button').click()
    await page.getByRole('menuitem', { name: /^Paste/ }).click()
  }

  const publishButton = page.getByTestId('action-publish')

  /** The button has no effect while the Studio checks the last edit, so it is clicked again. */
  async function publish() {
    const answer = acknowledged('publish')
    await expect(async () => {
      await expect(publishButton).toBeEnabled()
      await publishButton.click()
      await expect(publishButton.filter({ hasText: /^Publish$/ })).toHaveCount(0, { timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await Promise.race([answer, confirmWarnings()])
    await answer
  }

  /** Confirms new warnings; without a question this waits until the page is closed. */
  const confirmWarnings = () =>
    page
      .getByRole('button', { name: 'Publish anyway' })
      .click({ timeout: 0 })
      .catch(() => {})

  /** From the tab that is open, whichever it is. */
  async function unpublish() {
    await page.getByTestId('action-menu-button').click()
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
    const answer = acknowledged('unpublish')
    await page.getByRole('button', { name: 'Unpublish now' }).click()
    await answer
  }

  return {
    paste,
    dialog,
    blockList,
    blockRows,
    publishButton,
    field,
    blockField,
    openList,
    create,
    openDocument,
    write,
    insertMenu,
    addBlock,
    closeBlock,
    upload,
    blockMenu,
    shareBlock,
    publish,
    unpublish,
  }
}

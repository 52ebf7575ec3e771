import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { env } from '#platform/env.ts'
import { browserArguments, ensureChromium } from '#server/test/chromium.ts'
import { save, studioPage } from './pictures.ts'

// Takes the pictures of docs/marketers.md from the running product (`npm start`, fresh): nothing is published.

const folder = 'docs/images/guide'
const studio = `${env.CONTENT_LAKE_URL}/studio`
const home = 'page-motorworld-home'

const browser = await chromium.launch({
  executablePath: ensureChromium(console.error),
  args: browserArguments,
})
try {
  await mkdir(folder, { recursive: true })
  const page = await studioPage(browser, { width: 1440, height: 900 })
  await startPage(page)
  await visualEditor(page)
  await pageForm(page)
} finally {
  await browser.close()
}

/** Waits until everything has loaded, pictures too. */
async function picture(page: Page, name: string) {
  await page.waitForLoadState('networkidle')
  await save(await page.screenshot(), join(folder, `${name}.png`))
  console.log(`${folder}/${name}.png`)
}

async function startPage(page: Page) {
  await page.goto(`${studio}/structure/site-motorworld;site-motorworld-pages`)
  await page.locator('a[href*="/structure/site-motorworld"]').first().click()
  await page.getByTestId('pane-item-Pages').click()
  await page.getByTestId('action-intent-button').last().click()
  await page
    .getByRole('button', { name: /^Campaign|^Home/ })
    .first()
    .waitFor()
  await picture(page, 'starters')
}

async function visualEditor(page: Page) {
  await page.goto(`${studio}/presentation?preview=/`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  await page.getByTestId('field-blocks').waitFor()
  await expect(page.getByText('Loading.', { exact: true }).filter({ visible: true })).toHaveCount(0, {
    timeout: 60_000,
  })
  await expect(page.getByText(/^The page has not answered yet/)).toHaveCount(0, { timeout: 60_000 })
  await picture(page, 'visual-editor')
  await page.getByRole('button', { name: 'Phone' }).click()
  await frame.getByText('Preview', { exact: true }).click()
  await picture(page, 'as-at')
}

async function pageForm(page: Page) {
  await page.goto(`${studio}/intent/edit/id=${home};type=page`)
  await inView(page.getByTestId('page-costs'))
  await page.getByTestId('block-costs').first().waitFor()
  await picture(page, 'costs')
  await page.getByRole('button', { name: /^Checks/ }).click()
  await page.getByTestId('checks').waitFor()
  await page
    .getByText(/^Checking/)
    .first()
    .waitFor({ state: 'hidden' })
  await picture(page, 'checks')
}

async function inView(place: Locator) {
  await place.waitFor()
  await place.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

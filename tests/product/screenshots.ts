import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { env } from '#platform/env.ts'
import { browserArguments, ensureChromium } from '#server/test/chromium.ts'
import { demoTenants, pagesOf } from './index.ts'
import { save, studioPage } from './pictures.ts'

// Takes pictures of the running product (`npm start`): those of the README into docs/images, and for each site
// and width a contact sheet of all its pages into build/screenshots.

const widths = [390, 768, 1440]
const tile = { width: 300, height: 900, gap: 12, columns: 6 }
const sheets = 'build/screenshots'
const pictures = 'docs/images'
const product = { sitePort: env.PORT }
const origin = (tenant: string) => `http://${tenant}.localhost:${env.PORT}`

const browser = await chromium.launch({
  executablePath: ensureChromium(console.error),
  args: browserArguments,
})
try {
  await mkdir(sheets, { recursive: true })
  await mkdir(pictures, { recursive: true })
  await pictureOfSite(browser)
  await pictureOfStudio(browser)
  for (const tenant of demoTenants) for (const width of widths) await contactSheet(browser, tenant, width)
} finally {
  await browser.close()
}

async function pictureOfSite(using: Browser) {
  const page = await using.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(origin(demoTenants[0]), { waitUntil: 'networkidle' })
  await save(await page.screenshot(), join(pictures, 'site.png'))
  await page.close()
}

async function pictureOfStudio(using: Browser) {
  const page = await studioPage(using, { width: 1600, height: 1000 })
  await page.goto(`${env.CONTENT_LAKE_URL}/studio/intent/edit/id=page-motorworld-home;type=page`)
  await page.getByTestId('field-blocks').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await save(await page.screenshot(), join(pictures, 'studio.png'))
  await page.close()
}

/** All pages of a site side by side, each cropped to three times its width in height. */
async function contactSheet(using: Browser, tenant: string, width: number) {
  const page = await using.newPage({ viewport: { width, height: 900 } })
  const tiles: Buffer[] = []
  for (const path of await pagesOf(product, tenant)) {
    await page.goto(origin(tenant) + path, { waitUntil: 'networkidle' })
    const image = await page.screenshot({ fullPage: true })
    const { height } = await sharp(image).metadata()
    tiles.push(
      await sharp(image)
        .extract({ left: 0, top: 0, width, height: Math.min(height, width * 3) })
        .resize(tile.width, tile.height, { fit: 'contain', position: 'top', background: 'white' })
        .toBuffer(),
    )
  }
  await page.close()
  const rows = Math.ceil(tiles.length / tile.columns)
  const file = join(sheets, `${tenant}-${width}.png`)
  await sharp({
    create: {
      width: tile.columns * (tile.width + tile.gap) + tile.gap,
      height: rows * (tile.height + tile.gap) + tile.gap,
      channels: 3,
      background: '#888',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: tile.gap + (index % tile.columns) * (tile.width + tile.gap),
        top: tile.gap + Math.floor(index / tile.columns) * (tile.height + tile.gap),
      })),
    )
    .png()
    .toFile(file)
  console.log(`${file}: ${tiles.length} pages`)
}

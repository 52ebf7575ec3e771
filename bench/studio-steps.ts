import { chromium, type Page } from '@playwright/test'
import type { ProductInfo } from '#server/processes/product.ts'
import { browserArguments, ensureChromium } from '#server/test/chromium.ts'
import { editorClient } from '#tests/product/index.ts'
import { createTenant, type TestTenant } from '#tests/product/tenant.ts'
import { load, median, quantile, table } from './numbers.ts'
import { withProduct } from './product.ts'

const rounds = Number(process.argv[2] ?? 5)
const manyBlocks = 40
const manyPages = 2_000
const fewPages = 20
/** Typed letter by letter, each once the one before is on the page. */
const text = 'The whole of Brisbane drives home in a new car'
/** Longest time of a step, in milliseconds: after it the bench fails with the step's name. */
const limitMs = 60_000

const hero = (heading: string) => ({ _type: 'hero', heading })
const section = (at: number) => ({ _type: 'textSection', heading: `Section ${at}` })

interface Timed {
  name: string
  times: number[]
  reference: string
  referenceTimes: number[]
}

async function signIn(page: Page, { studioUrl, users }: ProductInfo) {
  const editor = users.find(({ role, scopes }) => role === 'editor' && !scopes)
  await page.goto(studioUrl)
  await page.getByLabel('Email address').fill(editor?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(editor?.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${studioUrl}/**`)
}

/** Milliseconds that `step` takes. */
async function timed(step: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await step()
  return performance.now() - begun
}

/** Runs a step `rounds` times after a warm-up, and prints progress. */
async function repeated(name: string, step: () => Promise<number>): Promise<number[]> {
  await step()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await step())
  console.error(`${name}: ${times.map(Math.round).join(', ')} ms`)
  return times
}

const formOf = ({ studioUrl }: ProductInfo, tenant: TestTenant, id: string) =>
  `${studioUrl}/structure/site-${tenant.slug};page;${id}`

/** From the address to an editable form, as from a bookmark, with scripts from the browser's cache. */
const opened = (page: Page, address: string) =>
  timed(async () => {
    await page.goto(address)
    const title = page.getByTestId('field-title').getByRole('textbox')
    await title.waitFor()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-testid="field-title"] input')?.readOnly === false,
    )
    await page.getByTestId('field-blocks').getByTestId('array-item-menu-button').first().waitFor()
  })

/** From a click to the last tile of the menu. */
async function insertMenu(page: Page) {
  const menu = page
    .getByTestId('insert-menu-auto-collapse-menu')
    .or(page.locator('[data-ui="Popover"]'))
    .last()
  const items = menu.getByRole('menuitem')
  let count = 0
  const time = await timed(async () => {
    await page.getByTestId('add-multiple-object-button').click()
    await menu.getByPlaceholder('Search').waitFor()
    await items.last().waitFor()
  })
  count = await items.count()
  await page.keyboard.press('Escape')
  await menu.getByPlaceholder('Search').waitFor({ state: 'hidden' })
  return { time, count }
}

/** From a click on "Pages" to the first page of the list. */
async function listed(page: Page, { studioUrl }: ProductInfo, tenant: TestTenant) {
  await page.goto(`${studioUrl}/structure/site-${tenant.slug}`)
  const entry = page.getByTestId('pane-item-Pages')
  await entry.waitFor()
  return timed(async () => {
    await entry.click()
    await page
      .getByTestId('document-list-pane')
      .last()
      .locator('a[data-testid^="pane-item"]')
      .first()
      .waitFor()
  })
}

/**
 * Runs in the framed page before a key is pressed: resolves to the time at which `words` is painted, on the clock that
 * both frames share.
 */
function watchFor({ words, limit }: { words: string; limit: number }) {
  const shows = () => {
    const shown = document.querySelector('h1')?.innerText ?? ''
    return shown.replace(/[\u200b-\u200f\u2060-\u2064\ufeff]/g, '').trim() === words
  }
  const painted = new Promise<number>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!shows()) return
      observer.disconnect()
      // The task after the frame's callbacks runs once it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    setTimeout(() => reject(new Error(`"${words}" was typed and the page did not show it.`)), limit)
  })
  // Whoever awaits it later handles a rejection.
  painted.catch(() => undefined)
  return { painted }
}

/** Runs in the Studio: records the time of the last key. */
function keepKeys() {
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      document.documentElement.dataset.keyAt = String(performance.timeOrigin + timeStamp)
    },
    { capture: true },
  )
}

/** Milliseconds from each key to the frame of the page that shows it. */
async function keysToPage(page: Page, { studioUrl, sitePort }: ProductInfo, tenant: TestTenant, id: string) {
  const site = `http://${tenant.slug}.localhost:${sitePort}/`
  const path = encodeURIComponent('blocks[_key=="block-0"].heading')
  await page.goto(`${studioUrl}/presentation/page/${id}/${path}?preview=${encodeURIComponent(site)}`)
  const field = page.locator('[data-testid$=".heading"]').getByRole('textbox').last()
  await field.waitFor()
  const frame = page.frame({ url: (url) => url.origin === new URL(site).origin })
  if (!frame) throw new Error('The site is not in the frame.')
  await frame.locator('h1').waitFor()
  await frame.waitForFunction(() => document.querySelector('sanity-visual-editing') !== null)
  await field.fill('')
  await page.evaluate(keepKeys)
  const times: number[] = []
  for (const [at, key] of [...text].entries()) {
    if (key === ' ') {
      // A trailing space is not visible in a heading before the next letter.
      await page.keyboard.press('Space')
      continue
    }
    const watch = await frame.evaluateHandle(watchFor, { words: text.slice(0, at + 1), limit: limitMs })
    await page.keyboard.press(key)
    const painted = await watch.evaluate((seen) => seen.painted)
    times.push(painted - Number(await page.evaluate(() => document.documentElement.dataset.keyAt)))
  }
  return times
}

/** For comparison, a preview that loads the published page again. */
const reloaded = (page: Page, address: string) => timed(() => page.goto(address, { waitUntil: 'load' }))

function report(measured: Timed[]) {
  const ms = (time: number) => `${time.toFixed(0)} ms`
  console.log(
    [
      `${rounds} rounds, ${load()}`,
      table([
        ['', 'median', '95th percentile', 'longest', 'reference', 'its median', 'ratio'],
        ...measured.map(({ name, times, reference, referenceTimes }) => [
          name,
          ...[median(times), quantile(times, 0.95), Math.max(...times)].map(ms),
          reference,
          ms(median(referenceTimes)),
          (median(times) / median(referenceTimes)).toFixed(2),
        ]),
      ]),
    ].join('\n'),
  )
}

await withProduct(async ({ info }) => {
  const client = editorClient(info)
  const [large, small] = [
    await createTenant(client, { name: 'Two Thousand' }),
    await createTenant(client, { name: 'Twenty' }),
  ]
  const sections = (count: number) => Array.from({ length: count }, (_, at) => section(at))
  const home = await large.page('/', [hero('Cars'), ...sections(manyBlocks - 1)], { title: 'Home' })
  const smallHome = await small.page('/', [hero('Cars')], { title: 'Home' })
  await addPages(large, manyPages - 1)
  await addPages(small, fewPages - 1)

  const browser = await chromium.launch({
    executablePath: ensureChromium(console.error),
    args: browserArguments,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    page.setDefaultTimeout(limitMs)
    await signIn(page, info)
    const published = `http://${large.slug}.localhost:${info.sitePort}/`
    const keys = await keysToPage(page, info, large, home)
    console.error(`keys: ${keys.map(Math.round).join(', ')} ms`)
    const shop = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    const reloads = await repeated('published page', () => reloaded(shop, published))
    await shop.close()

    const open = await repeated('open, many blocks', () => opened(page, formOf(info, large, home)))
    let types = 0
    const menuOf = (name: string) =>
      repeated(name, async () => {
        const { time, count } = await insertMenu(page)
        types = count
        return time
      })
    const menus = await menuOf('insert menu, many blocks')
    const openSmall = await repeated('open, one block', () => opened(page, formOf(info, small, smallHome)))
    const menusSmall = await menuOf('insert menu, one block')
    const list = await repeated('long list', () => listed(page, info, large))
    const listSmall = await repeated('short list', () => listed(page, info, small))
    report([
      {
        name: `key to preview, ${keys.length} keys`,
        times: keys,
        reference: 'published page loaded',
        referenceTimes: reloads,
      },
      {
        name: `open to editable, ${manyBlocks} blocks`,
        times: open,
        reference: 'a page of one block',
        referenceTimes: openSmall,
      },
      {
        name: `insert menu, ${types} block types`,
        times: menus,
        reference: 'on a page of one block',
        referenceTimes: menusSmall,
      },
      {
        name: `list of ${manyPages} pages`,
        times: list,
        reference: `list of ${fewPages}`,
        referenceTimes: listSmall,
      },
    ])
  } finally {
    await browser.close()
  }

  async function addPages(tenant: TestTenant, count: number) {
    for (let from = 0; from < count; from += 250) {
      const transaction = client.transaction()
      for (let at = from; at < Math.min(count, from + 250); at += 1)
        transaction.create({
          _type: 'page',
          tenant: { _type: 'reference', _ref: `site-${tenant.slug}` },
          title: `Page ${at}`,
          path: { _type: 'slug', current: `/page-${at}` },
          blocks: [{ _key: 'a', ...section(at) }],
        })
      await transaction.commit({ visibility: 'sync', returnDocuments: false })
    }
  }
})

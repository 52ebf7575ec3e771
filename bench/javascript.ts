import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { budgets } from '#app/costs/budgets.ts'
import { browserArguments, ensureChromium } from '#server/test/chromium.ts'
import { demoTenants, eventually, isStockPath, type ProductInfo, pagesOf } from '#tests/product/index.ts'
import { importStock, stockRow } from '#tests/product/stock.ts'
import { load, table } from './numbers.ts'
import { withProduct } from './product.ts'

const limit = 15_000
/** As the site sends them. */
const { interactivePage: listingLimit, beforeInteraction: unusedLimit } = budgets
/** Number of pages open at the same time. */
const tabs = 4
/** Shorter texts, such as labels of links, may appear on a page more than once. */
const sentence = 60

interface PageScripts {
  path: string
  /** Bytes of the scripts that the browser fetched, each compressed by gzip -9. */
  bytes: number
  /** Bytes of their bodies as the site sent them. */
  sent: number
  /** Those of them that came before anybody used the page. */
  unused: number
  /** Scripts that were sent without compression. */
  plain: number
  encodings: string[]
  scripts: number
  react: boolean
  interactive: boolean
  /** Bytes of inline scripts that are neither structured data nor rules for the browser. */
  inline: number
  /** Sentences of the page that are in its HTML a second time. */
  repeated: string[]
}

const sizes = new Map<string, number>()

function sizeOf(url: string, body: Buffer) {
  const size = sizes.get(url) ?? gzipSync(body, { level: 9 }).length
  sizes.set(url, size)
  return size
}

/** Names of React's elements and portals in a bundle. */
const isReact = (body: Buffer) => /Symbol\.for\(["'`]react\./.test(body.toString())

async function visitPage(context: BrowserContext, origin: string, path: string): Promise<PageScripts> {
  const page = await context.newPage()
  const fetched: Promise<{ size: number; sent: number; react: boolean; encoding: string }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    fetched.push(
      Promise.all([response.body(), response.request().sizes()]).then(([body, { responseBodySize }]) => ({
        size: sizeOf(response.url(), body),
        sent: responseBodySize,
        react: isReact(body),
        encoding: response.headers()['content-encoding'] ?? '',
      })),
    )
  })
  const answer = await page.goto(origin + path, { waitUntil: 'networkidle' })
  const html = (await answer?.text()) ?? ''
  const interactive = html.includes('data-interactive')
  const unused = sum(await Promise.all(fetched), 'sent')
  if (interactive) await use(page)
  const scripts = await Promise.all(fetched)
  await page.close()
  return {
    path: new URL(origin).hostname.replace('.localhost', '') + path,
    bytes: sum(scripts, 'size'),
    sent: sum(scripts, 'sent'),
    unused,
    plain: scripts.filter(({ encoding }) => !encoding).length,
    encodings: [...new Set(scripts.map(({ encoding }) => encoding || 'none'))],
    scripts: scripts.length,
    react: scripts.some(({ react }) => react),
    interactive,
    ...inspect(html),
  }
}

const sum = <Key extends string>(scripts: Record<Key, number>[], key: Key) =>
  scripts.reduce((total, script) => total + script[key], 0)

/** Begins to use an interactive block, as a shopper does, and waits until React has taken it over. */
async function use(page: Page) {
  await page.locator('[data-interactive] :is(input, button, select):visible').first().focus()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-interactive]')].every((section) =>
      Object.keys(section).some((key) => key.startsWith('__react')),
    ),
  )
}

/**
 * Texts that the HTML has more than once, in its markup or as data for scripts. Structured data may repeat them, as
 * search engines require.
 */
function inspect(html: string) {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes]) => !/ld\+json|speculationrules/.test(attributes ?? ''),
  )
  const counts = new Map<string, number>()
  const markup = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
  for (const [, text = ''] of markup.matchAll(/>([^<]+)</g)) {
    const words = text.trim()
    if (words.length >= sentence) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const data = inline.map(([, , body]) => body).join('\n')
  return {
    inline: Buffer.byteLength(data),
    repeated: [...counts].filter(([text, times]) => times > 1 || data.includes(text)).map(([text]) => text),
  }
}

function report(pages: PageScripts[]) {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  console.log(
    table([
      ['page', 'JavaScript', 'files', 'React', 'inline', 'repeated'],
      ...pages.map(({ path, bytes, scripts, react, inline, repeated }) => [
        path,
        kB(bytes),
        String(scripts),
        react ? 'yes' : 'no',
        kB(inline),
        String(repeated.length),
      ]),
    ]),
  )
  for (const { path, repeated } of pages)
    for (const text of repeated) console.log(`${path} repeats: ${text.slice(0, 100)}`)
  const still = pages.filter(({ interactive }) => !interactive)
  const over = still.filter(({ bytes }) => bytes > limit)
  const withReact = still.filter(({ react }) => react)
  const alive = pages.filter(({ interactive }) => interactive)
  const most = Math.max(...still.map(({ bytes }) => bytes))
  console.log(
    [
      '',
      `${pages.length} pages, ${still.length} of them of static blocks alone, ${load()}`,
      `static pages: at most ${kB(most)} of JavaScript compressed (limit ${kB(limit)}), ${over.length} over it, ${withReact.length} with React`,
      ...alive.map(
        ({ path, bytes, sent, unused, encodings }) =>
          `${path}, interactive: ${kB(unused)} before anybody uses it (limit ${kB(unusedLimit)}), ${kB(sent)} once somebody does (limit ${kB(listingLimit)}), as sent (${encodings.join(', ')}); ${kB(bytes)} by gzip -9`,
      ),
      `${pages.reduce((sum, { plain }) => sum + plain, 0)} scripts were sent without compression`,
      `HTML: ${pages.filter(({ repeated }) => repeated.length).length} pages say something twice, inline scripts at most ${kB(Math.max(...pages.map(({ inline }) => inline)))}`,
    ].join('\n'),
  )
}

/** The pages of a site with stock, including its listing and the page of one vehicle. */
async function pagesWithStock(info: ProductInfo, slug: string) {
  // Each site lists its own kinds of vehicles.
  await importStock(info, slug, [stockRow('corolla'), stockRow('actros', { item_type: 'truck' })])
  return await eventually(async () => {
    const paths = await pagesOf(info, slug)
    if (!paths.some(isStockPath)) throw new Error(`The sitemap of ${slug} does not name its stock.`)
    return paths
  })
}

// Every page of the sitemaps, but one brand page for each site: these share a template.
await withProduct(async ({ info, siteOrigin }) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.error),
    args: browserArguments,
  })
  try {
    const context = await browser.newContext()
    await context.route(/\.(webp|avif|jpe?g|png|woff2)|\/media\//, (route) => route.abort())
    const pages: PageScripts[] = []
    for (const slug of demoTenants) {
      const paths = await pagesWithStock(info, slug)
      for (let at = 0; at < paths.length; at += tabs)
        pages.push(
          ...(await Promise.all(
            paths.slice(at, at + tabs).map((path) => visitPage(context, siteOrigin(slug), path)),
          )),
        )
    }
    report(pages)
  } finally {
    await browser.close()
  }
})

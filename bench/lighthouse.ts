import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '#server/processes/ports.ts'
import { browserArguments, ensureChromium } from '#server/test/chromium.ts'
import { generateStock, isDemoSite } from '#tenants/demo/stock/generate.ts'
import {
  demoTenants,
  eventually,
  isStockPath,
  type ProductInfo,
  pagesOf,
  visit,
} from '#tests/product/index.ts'
import { importStock, picturesOfStudio } from '#tests/product/stock.ts'
import { load, median, table } from './numbers.ts'
import { withProduct } from './product.ts'

const runs = Number(process.argv[2] ?? 3)
/** Vehicles of each site: enough for a full listing. */
const vehicles = 60
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

type Figures = Record<(typeof categories)[number] | (typeof audits)[number], number>

/** One visit of a phone, as Lighthouse simulates it by its usual settings. */
async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  const report = result?.lhr
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ...audits.map((name) => [name, report.audits[name]?.numericValue ?? Number.NaN]),
  ]) as Figures
}

/** Home, the listing and the page of a vehicle. */
async function pagesWithStock(info: ProductInfo, slug: string) {
  if (!isDemoSite(slug)) throw new Error(`${slug} has no demo stock.`)
  const rows = generateStock(slug, new Date())
    .slice(0, vehicles)
    .map((row) => ({ ...row }))
  await importStock(info, slug, rows, picturesOfStudio)
  return await eventually(async () => {
    const paths = await pagesOf(info, slug)
    const listing = paths.find((path) => path.startsWith('/search/'))
    const vehicle = paths.find((path) => isStockPath(path) && path.startsWith('/cars/'))
    if (!listing || !vehicle) throw new Error(`The sitemap of ${slug} does not name its stock.`)
    return { home: '/', listing, vehicle }
  })
}

await withProduct(async ({ info, siteOrigin }) => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.error),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const rows: string[][] = []
    for (const slug of demoTenants)
      for (const [name, path] of Object.entries(await pagesWithStock(info, slug))) {
        const url = siteOrigin(slug) + path
        // Warm, as a page of a site that is visited.
        await visit(info, slug, path)
        const visits: Figures[] = []
        for (let run = 0; run < runs; run++) visits.push(await measure(url, port))
        const of = (figure: keyof Figures) => median(visits.map((one) => one[figure]))
        rows.push([
          `${slug}, ${name}`,
          ...categories.map((category) => String(of(category))),
          `${(of('largest-contentful-paint') / 1000).toFixed(2)} s`,
          `${of('total-blocking-time').toFixed(0)} ms`,
          of('cumulative-layout-shift').toFixed(3),
          `${(of('total-byte-weight') / 1000).toFixed(0)} kB`,
        ])
      }
    console.log(
      `Lighthouse, phone, medians of ${runs}, ${load()}\n` +
        table([['page', ...categories, 'LCP', 'TBT', 'CLS', 'bytes'], ...rows]),
    )
  } finally {
    await browser.close()
  }
})

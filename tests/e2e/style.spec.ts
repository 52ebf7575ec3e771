import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { budgets } from '#app/costs/budgets.ts'
import { demoTenants, type ProductInfo, visit } from '../product/index.ts'
import { expect, test } from './fixtures.ts'

async function stylesheet(product: ProductInfo) {
  const { body } = await visit(product, 'motorworld', '/')
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1]
  return (await visit(product, 'motorworld', href!)).body
}

const queries = (css: string, kind: 'min' | 'max') =>
  new Set(
    [...css.matchAll(/@media\s*\(([a-z]+)-width:\s*(\d+)px\)/g)].flatMap(([, name, px]) =>
      name === kind ? [Number(px)] : [],
    ),
  )

test('STYLE-01 the breakpoints are 400, 576, 768, 992, 1200 and 1400 pixels, in the tokens and in the served styles', async ({
  product,
}) => {
  const tokens = readFileSync('app/styles/tailwind.css', 'utf8')
  const breakpoints = [...tokens.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, px]) => [
    name,
    Number(px),
  ])
  expect(Object.fromEntries(breakpoints)).toEqual({ xs: 400, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 })
  const sent = queries(await stylesheet(product), 'min')
  for (const [, px] of breakpoints) expect(sent).toContain(px)
})

test('STYLE-02 the down variants end at 576, 768, 992 and 1200 pixels', async ({ product }) => {
  const sent = queries(await stylesheet(product), 'max')
  for (const px of [576, 768, 992, 1200]) expect(sent).toContain(px)
})

test('there is one promo tile to a row at 375, two at 600 and three at 1200 pixels', async ({
  page,
  visitSite,
}) => {
  await visitSite('motorworld', '/')
  for (const [width, perRow] of [
    [375, 1],
    [575, 1],
    [576, 2],
    [600, 2],
    [991, 2],
    [992, 3],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .locator('[data-block=promoTiles] ul > li')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops.length).toBe(6)
    expect(tops.filter((top) => top === tops[0]).length, `${width} pixels`).toBe(perRow)
  }
})

/** Sum of all layout shifts of the page, with the elements that moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Element }[]
        }
        const moved = sources.map(({ node }) => node?.className || node?.nodeName).join(', ')
        shifts.push(`${value.toFixed(4)}: ${moved}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

for (const tenant of demoTenants)
  for (const width of [390, 1440])
    test(`nothing shifts on the home page of ${tenant} at ${width} pixels while it loads`, async ({
      page,
      visitSite,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const shifts = await watchShifts(page)
      await visitSite(tenant, '/')
      await page.evaluate(() => document.fonts.ready)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 800) {
        await page.mouse.wheel(0, 800)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      }
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toEqual([])
    })

for (const tenant of demoTenants)
  test(`the home page of ${tenant} loads no React and less than 15 kB of scripts`, async ({
    page,
    visitSite,
  }) => {
    const scripts: Promise<{ url: string; size: number }>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      scripts.push(
        request.sizes().then(({ responseBodySize }) => ({ url: request.url(), size: responseBodySize })),
      )
    })
    await visitSite(tenant, '/')
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all(scripts)
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.map(({ url }) => url).filter((url) => /entry\.client|components-|react/.test(url))).toEqual(
      [],
    )
    expect(await page.locator('[data-reactroot], script:has-text("__remixContext")').count()).toBe(0)
    expect(loaded.reduce((total, { size }) => total + size, 0)).toBeLessThan(budgets.staticPage)
  })

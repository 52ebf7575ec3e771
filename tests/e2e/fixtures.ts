import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { editorClient, type ProductInfo, patchSite } from '../product/index.ts'
import { productFile } from './product-file.ts'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  product: ProductInfo
  /** A @sanity/client with the editor's token. */
  editor: SanityClient
}

interface TestFixtures {
  /** What went wrong in the browser unnoticed; a test fails unless it is empty at the end. */
  trouble: string[]
  /** Opens a path of a tenant's site. */
  visitSite(tenant: string, path: string): ReturnType<Page['goto']>
  /** Sets fields of a tenant's document, which are restored when the test ends. */
  patchSite(tenant: string, fields: Record<string, unknown>): Promise<void>
  /** Signs in to the Studio as one of the demo people: one who works on all sites, or only on the given one. */
  signIn(role?: 'administrator' | 'editor' | 'viewer', site?: string): Promise<void>
}

export const siteOrigin = (product: ProductInfo, tenant: string) =>
  `http://${tenant}.localhost:${product.sitePort}`

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => use(JSON.parse(readFileSync(productFile(process.ppid), 'utf8'))),
    { scope: 'worker' },
  ],
  editor: [async ({ product }, use) => use(editorClient(product)), { scope: 'worker' }],
  trouble: [
    async ({ context, product }, use) => {
      const trouble: string[] = []
      collectTrouble(context, product, trouble)
      await use(trouble)
      expect([...new Set(trouble)], 'console errors, page errors and requests to other hosts').toEqual([])
    },
    { auto: true },
  ],
  visitSite: async ({ page, product }, use) =>
    use((tenant, path) => page.goto(siteOrigin(product, tenant) + path)),
  patchSite: async ({ editor }, use) => {
    const restores: (() => Promise<void>)[] = []
    await use(async (tenant, fields) => {
      restores.unshift(await patchSite(editor, tenant, fields))
    })
    for (const restore of restores) await restore()
  },
  signIn: async ({ page, product }, use) =>
    use((role = 'editor', site) => signInto(page, product, role, site)),
})

/** A demo person who can sign in: one of all sites, or only of the given one. */
export function personIn(product: ProductInfo, role: string, site?: string) {
  const user = product.users.find(({ role: theirs, scopes }) =>
    site ? theirs === role && scopes?.includes(`site-${site}`) : theirs === role && !scopes,
  )
  if (!user?.password) throw new Error(`There is no demo ${role} of ${site ?? 'all sites'}`)
  return { email: user.email, password: user.password }
}

export async function fillSignIn(page: Page, { email, password }: ReturnType<typeof personIn>) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the Studio as one of the demo people. */
export async function signInto(page: Page, product: ProductInfo, role: string, site?: string) {
  await page.goto(product.studioUrl)
  await fillSignIn(page, personIn(product, role, site))
  await page.waitForURL(`${product.studioUrl}/**`)
}

const isOurs = (product: ProductInfo, url: URL) =>
  !/^(https?|wss?):$/.test(url.protocol) ||
  ((url.hostname === 'localhost' || url.hostname.endsWith('.localhost') || url.hostname === '127.0.0.1') &&
    [String(product.sitePort), new URL(product.lakeUrl).port].includes(url.port))

/** The browser's own message about a page with status 404 is not an error of the page. */
const isStatusLine = (text: string, source: string, pageUrl: string) =>
  text.startsWith('Failed to load resource') && source === pageUrl

function collectTrouble(context: BrowserContext, product: ProductInfo, trouble: string[]) {
  const onSite = (url: string) => URL.canParse(url) && new URL(url).port === String(product.sitePort)
  context.on('console', (message) => {
    const pageUrl = message.page()?.url() ?? ''
    if (message.type() !== 'error' || !onSite(pageUrl)) return
    if (isStatusLine(message.text(), message.location().url, pageUrl)) return
    trouble.push(`console.error on ${pageUrl}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const pageUrl = error.page()?.url() ?? ''
    if (onSite(pageUrl)) trouble.push(`error on ${pageUrl}: ${error.error().message}`)
  })
  context.on('request', (request) => {
    if (!isOurs(product, new URL(request.url()))) trouble.push(`request to another host: ${request.url()}`)
  })
}

/** Sets the browser's font size, which is 16 pixels by default. */
export async function setTextSize(page: Page, pixels: number) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await tools.detach()
}

/** Serious and critical findings of axe, each with the first places it names. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Describing only violations and opening no helper page takes a third of the time for the same findings.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(', ')})`,
    )
}

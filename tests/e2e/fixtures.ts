import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { editorClient, type ProductInfo, patchSite } from '../product/index.ts'
import { productFile } from './product-file.ts'
import { collectTrouble } from './trouble.ts'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  product: ProductInfo
  /** A @sanity/client with the editor's token. */
  editor: SanityClient
}

interface TestFixtures {
  /** What went wrong in the browser unnoticed; a test fails unless it is empty at the end. */
  trouble: string[]
  /** Says which lines of that a test brings about itself, by cutting something off. */
  cutsOff(lines: RegExp): void
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
  cutsOff: async ({ trouble }, use) => {
    const brought: RegExp[] = []
    await use((lines) => brought.push(lines))
    const others = trouble.filter((line) => !brought.some((lines) => lines.test(line)))
    trouble.splice(0, trouble.length, ...others)
  },
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

/** Sets the browser's font size, which is 16 pixels by default. */
export async function setTextSize(page: Page, pixels: number) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await tools.detach()
}

/** Every finding of axe, on the whole page or within a place on it, each with the first places it names. */
export async function accessibilityFindings(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  // Describing only violations and opening no helper page takes a third of the time for the same findings.
  const { violations } = await (within ? axe.include(within) : axe)
    .options({ resultTypes: ['violations'], iframes: false })
    .analyze()
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(', ')})`,
  )
}

import type { Page, Request } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { test as base } from './tenant.ts'

export { expect } from './fixtures.ts'

type Lead = Record<string, unknown>

interface Forms {
  /** A site with two dealerships and one car, `car-used`. */
  shop: {
    open(path: string): Promise<void>
    carId(): Promise<number>
    /** Changes settings of the site, waits until the form of a page shows them, and opens it. */
    set(fields: Record<string, unknown>, path: string): Promise<void>
  }
  /** What was posted to `/api/leads`, in order. */
  leads: Lead[]
}

const location = (name: string) => ({
  name: `Corner Motors ${name}`,
  slug: { _type: 'slug', current: name.toLowerCase() },
  dealership_slug: `corner-${name.toLowerCase()}`,
  address: { street: '1 Moss Street', city: 'Springwood', state: 'QLD', postcode: '4127' },
  openingHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    _key: String(weekday),
    weekday,
    open: '09:00',
    close: '17:00',
  })),
})

export const test = base.extend<Forms>({
  shop: async ({ page, product, tenant }, use) => {
    await tenant.set({ email: 'sales@corner.example', phone: '07 5550 1000' })
    await tenant.publish('location', location('North'))
    await tenant.publish('location', location('South'))
    await importStock(product, tenant.slug, [
      stockRow('car-used', { dealership_slug: 'corner-north', dealership_id: '13' }),
    ])
    const origin = siteOrigin(product, tenant.slug)
    const open = async (path: string) => void (await page.goto(origin + path))
    const formAt = async (path: string) => {
      const { body } = await visit(product, tenant.slug, path)
      return /<h1[\s\S]*data-lead-form[\s\S]*?<\/form>/.exec(body)?.[0].replace(/ nonce="[^"]*"/g, '')
    }
    await use({
      open,
      async set(fields, path) {
        const before = await formAt(path)
        await tenant.set(fields)
        await eventually(async () => expect((await formAt(path)) !== before, `${path} changes`).toBe(true))
        await open(path)
      },
      async carId() {
        return JSON.parse((await visit(product, tenant.slug, '/api/cars/car-used')).body).id
      },
    })
  },
  leads: async ({ page }, use) => {
    const leads: Lead[] = []
    const note = (request: Request) =>
      request.method() === 'POST' &&
      request.url().endsWith('/api/leads') &&
      leads.push(request.postDataJSON())
    page.on('request', note)
    await use(leads)
  },
})

export const person = { name: 'Ada Lovelace', email: 'ada@mail.example', phone: '0491 570 156' }

/** Fills fields by their names. */
export async function fill(page: Page, form: string, values: Record<string, string>) {
  const place = page.getByTestId(`form-${form}`)
  for (const [name, value] of Object.entries(values)) await place.locator(`[name="${name}"]`).fill(value)
  return place
}

/** Answers `/api/leads` in the site's place. */
export const answerLeads = (page: Page, status: number, body: unknown) =>
  page.route('**/api/leads', (route) =>
    route.fulfill({
      status,
      body: body === undefined ? '' : JSON.stringify(body),
      contentType: 'application/json',
    }),
  )

/** Messages of browser dialogs, which are closed at once. */
export function dialogsOf(page: Page) {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.dismiss()
  })
  return messages
}

export const errorsOf = (page: Page) => page.getByTestId('form-errors').getByRole('listitem').allInnerTexts()

export const onSuccess = (page: Page) => expect(page).toHaveURL(/\/success$/)

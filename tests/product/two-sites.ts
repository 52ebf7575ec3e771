import { editorClient, eventually, type ProductInfo, visit } from './index.ts'
import { postJson, signInShopper } from './people.ts'
import { staffOf } from './staff.ts'
import { fixtures, importStock, withStockDatabase } from './stock.ts'
import { createTenant, type TestTenant } from './tenant.ts'

/** What somebody has who is signed in, and works, on a site. */
export interface Known {
  phone: string
  cookie: string
  staff: Awaited<ReturnType<typeof staffOf>>
  car: number
  lead: number
  proof: string
  job: string
}

/** Two sites, of which the first has something of everything that a site keeps. */
export interface TwoSites {
  mine: TestTenant
  other: TestTenant
  /** Stands in the addresses of the first site's own, and nowhere else. */
  mark: string
  /** Stands in what these say, and in no address. */
  secret: string
  person: { name: string; email: string; phone: string }
  known: Known
  /** The same on the other one. */
  theirs: Pick<Known, 'phone' | 'cookie' | 'staff'>
  /** Everything that the first site keeps, as rows. */
  kept(): Promise<Record<string, unknown[]>>
  remove(): Promise<unknown>
}

const tables = 'users sessions watchlist_cars leads lead_consents lead_views events'.split(' ')

/** A word that stands in everything that is the first site's own, and nowhere else. */
export const newMark = () => `zebra${crypto.randomUUID().slice(0, 8)}`

export async function twoSites(product: ProductInfo, mark: string): Promise<TwoSites> {
  const client = editorClient(product)
  const secret = newMark()
  const person = { name: `Ada ${mark} ${secret}`, email: `${mark}@mail.example`, phone: '0491 570 156' }
  const settings = {
    favouritesMode: 'watchlist',
    garageEnabled: true,
    onlinePaymentUrl: 'https://pay.example/',
  }
  const mine = await createTenant(client, { ...settings, email: `${mark}@dealer.example` })
  const other = await createTenant(client, settings)
  await mine.page(`/${mark}`, [{ _type: 'hero', heading: `${mark} ${secret}` }])
  await mine.publish('brand', {
    name: `${mark} ${secret}`,
    slug: { current: mark },
    logo: (await client.fetch('*[_type == "brand" && defined(logo)][0].logo')) ?? undefined,
  })
  await mine.publish('location', {
    name: `Corner ${mark} ${secret}`,
    slug: { current: mark },
    dealership_slug: mark,
    address: { city: 'Springwood', state: 'QLD', postcode: '4127' },
    openingHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      ...{ _key: String(weekday), weekday },
      ...{ open: '09:00', close: '17:00' },
    })),
  })
  await importStock(product, mine.slug, [
    { ...fixtures('car-used')[0]!, slug: mark, make: mark, model: mark, badge: secret },
  ])
  const car = await eventually(async () => {
    const { status, body } = await visit(product, mine.slug, `/api/cars/${mark}`)
    if (status !== 200) throw new Error(`The car is not there: ${status}`)
    return Number(JSON.parse(body).id)
  })
  const phone = '+61450000001'
  const cookie = await signInShopper(product, mine.slug, phone)
  const body = { phone_number: phone, car_id: car }
  await postJson(product, mine.slug, '/api/watchlist/save-car', body, { headers: { cookie } })
  const send = async (lead: object, headers: Record<string, string> = {}) => {
    const answer = await postJson(product, mine.slug, '/api/leads', { ...lead, ...person }, { headers })
    if (answer.status !== 200) throw new Error(`The lead was not taken: ${answer.body}`)
    return JSON.parse(answer.body)
  }
  const { lead_id: lead, proof } = await send({ category: 'Parts' }, { 'x-form-step': '0' })
  await send({ category: 'Vehicle Enquiry', message: `Is ${mark} ${secret} there?` })
  const job = await withStockDatabase(product, async (pool) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from pgboss.job where group_id = $1 limit 1',
      [`site-${mine.slug}`],
    )
    return rows[0]!.id
  })
  const known = { phone, cookie, car, lead, proof, job, staff: await staffOf(product, mine.slug) }
  const theirs = {
    phone,
    cookie: await signInShopper(product, other.slug, phone),
    staff: await staffOf(product, other.slug),
  }
  return {
    ...{ mine, other, mark, secret, person, known, theirs },
    kept: () =>
      withStockDatabase(product, async (pool) => {
        const rows: Record<string, unknown[]> = {}
        for (const table of tables) {
          const found = await pool.query(`select * from ${table} where tenant = $1 order by 1, 2, 3`, [
            `site-${mine.slug}`,
          ])
          rows[table] = found.rows
        }
        return rows
      }),
    remove: () => Promise.all([mine.remove(), other.remove()]),
  }
}

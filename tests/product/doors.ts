import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { addressOf, eventually, type ProductInfo, visit } from './index.ts'
import { type Door, malformed } from './malformed.ts'
import { staffOf } from './staff.ts'
import { withStockDatabase } from './stock.ts'
import type { TestTenant } from './tenant.ts'

/** Paths of the pages with a form of every site. */
const formPages = [
  ...['/contact-us', '/enquire', '/book-test-drive', '/request-photos', '/register-interest'],
  ...['/vehicle-parts-and-accessories', '/finance', '/service'],
]

/** Every address that takes a POST of JSON, as the sources of the features declare them. */
function postPaths(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => `app/${file}`)
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/method: 'POST',\s+path: '(\/api\/[^']+)'/g)].map(
      ([, path]) => path!,
    ),
  )
}

/** Where `withFileForm` puts a form that takes files. */
const filesPage = '/files'

/** Gives a site a form that takes files. */
export async function withFileForm(product: ProductInfo, tenant: TestTenant) {
  const field = (name: string, type: string, more: object = {}) => ({
    ...{ _type: 'formField', _key: name, label: name, name, type },
    ...more,
  })
  const fields = [field('email', 'email', { required: true }), field('Photos', 'file', { maxFiles: 5 })]
  const form = await tenant.publish('form', {
    title: 'Files',
    category: 'Files',
    steps: [{ _key: 'a', fields }],
  })
  await tenant.page(filesPage, [{ _type: 'customForm', form: { _type: 'reference', _ref: form } }])
  await eventually(async () => {
    const { body } = await visit(product, tenant.slug, filesPage)
    if (!body.includes('name="Photos"')) throw new Error('The form with files is not there yet.')
  })
}

/** Fields of the JSON doors beside those of forms. */
const jsonNames = [
  'ids',
  'answered',
  'secret',
  'category',
  'dateTime',
  'car_id',
  'url',
  'lead_attributes',
  'lead_id',
]

/** Everything of a site that takes a POST: each endpoint, those of staff also with a good token, and each form. */
export async function doorsOf(product: ProductInfo, tenant: string): Promise<Door[]> {
  const forms: Door[] = []
  for (const path of [...formPages, filesPage]) {
    const { body } = await visit(product, tenant, path)
    const { document } = new JSDOM(body).window
    for (const form of document.querySelectorAll('form')) {
      const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')]
      const token = fields.find(({ name }) => name === '_form')?.value
      if (token) forms.push({ path, token, names: fields.map(({ name }) => name) })
    }
  }
  const names = [...new Set([...jsonNames, ...forms.flatMap((form) => form.names)])]
  const { headers } = await staffOf(product, tenant)
  const endpoints = postPaths().flatMap((path): Door[] => [
    { path, names },
    ...(path.startsWith('/api/staff/') ? [{ path, names, headers }] : []),
  ])
  // With the token of a form, the endpoint of leads takes files.
  const filed = forms
    .filter(({ path }) => path === filesPage)
    .map(({ token, path }): Door => {
      const shown = { 'x-form-token': token!, 'x-form-page': path }
      return { path: '/api/leads', names: [...names, 'json', 'Photos'], headers: shown }
    })
  return [...endpoints, ...filed, ...forms]
}

export interface Refusals {
  doors: number
  /** Answers by status. */
  answers: Map<number, number>
  /** Requests that broke something, in words. */
  failures: string[]
}

/** Sends `count` malformed bodies, each from an address of its own; none may be taken, and none may break anything. */
export async function sendMalformed(
  product: ProductInfo,
  tenant: string,
  { count, seed, lanes = 8 }: { count: number; seed: number; lanes?: number },
): Promise<Refusals> {
  const doors = await doorsOf(product, tenant)
  const requests = malformed(doors, count, seed)
  const refusals: Refusals = { doors: doors.length, answers: new Map(), failures: [] }
  let next = 0
  const lane = async () => {
    while (next < requests.length) {
      const number = next++
      const { door, headers, body } = requests[number]!
      const sent = { method: 'POST', headers, body, from: addressOf(number) }
      const status = await visit(product, tenant, door.path, sent).then(
        (answer) => answer.status,
        () => 0,
      )
      refusals.answers.set(status, (refusals.answers.get(status) ?? 0) + 1)
      if (status === 0 || status >= 500)
        refusals.failures.push(
          `${status} for number ${number}, ${door.path} (${headers['content-type']}): ${body.toString().slice(0, 300)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return refusals
}

const tables = [
  'leads',
  'lead_files',
  'lead_consents',
  'lead_deliveries',
  'submissions',
  'outbox',
  'test_drives',
] as const

/** How many rows of a site submissions have made, by table, its jobs among them. */
export function rowsOf(product: ProductInfo, tenant: string): Promise<Record<string, number>> {
  return withStockDatabase(product, async (pool) => {
    const counts: Record<string, number> = {}
    for (const [table, column] of [...tables.map((name) => [name, 'tenant']), ['pgboss.job', 'group_id']]) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${column} = $1`,
        [`site-${tenant}`],
      )
      counts[table!] = rows[0]!.count
    }
    return counts
  })
}

/** Files that submissions to a site have left, or those that are still coming in to any. */
export async function filesOf({ dataDir }: ProductInfo, tenant: string): Promise<string[]> {
  const folders = [join(dataDir, 'incoming'), join(dataDir, 'lead-files', `site-${tenant}`)]
  return (await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))).flat()
}

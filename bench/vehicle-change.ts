import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { eventually, visit } from '#tests/product/index.ts'
import { runImport } from './import-process.ts'
import { type PageBytes, pageBytes } from './page-bytes.ts'
import type { Server } from './product.ts'

interface Change {
  server: Server
  tenant: string
  dataDir: string
  databaseUrl: string
  feed: string
  /** A listing of the site, which shows the vehicle that is changed. */
  listing: string
  /** Every vehicle page, as the site keeps it. */
  before: Readonly<Record<string, PageBytes>>
}

const cell = /,("\$[\d,]+"|\d+),Drive Away,/
const shown = (price: number) => `$${price.toLocaleString('en-AU')}`
const giveUpMs = 10_000

/** The first vehicle of the listing with a price that stands in the feed, and the line of it. */
async function vehicleToChange({ server, tenant, listing }: Change, lines: readonly string[]) {
  const { status, body } = await page(server, tenant, listing)
  for (const [, slug = ''] of body.matchAll(/href="\/cars\/([a-z0-9-]+)"/g)) {
    const { stocknum, price } = JSON.parse((await page(server, tenant, `/api/cars/${slug}`)).body) as Vehicle
    const at = lines.findIndex((line) => line.startsWith(`${stocknum},`))
    if (price && at > 0 && cell.test(lines[at] ?? '')) return { slug, price, at }
  }
  throw new Error(`${listing} (${status}) shows no vehicle with a price.`)
}

/** Under the name that shoppers use, as pages under other ports are not kept. */
const page = (server: Server, tenant: string, path: string) =>
  visit({ sitePort: server.port }, tenant, path, { headers: { host: `${tenant}.localhost` } })

/** Milliseconds until a page shows `text`, from now. */
async function untilShown({ server, tenant }: Change, path: string, text: string) {
  const started = performance.now()
  while (!(await page(server, tenant, path)).body.includes(text)) {
    if (performance.now() - started > giveUpMs) throw new Error(`${path} does not show ${text}.`)
    await pause(5)
  }
  return performance.now()
}

/**
 * Imports the feed again with another price of one vehicle. Times in milliseconds from the end of the import;
 * `remade` are the pages of other vehicles that were made again, `showing` those of them that show the vehicle.
 */
export async function changeOneVehicle(change: Change) {
  const { server, tenant, dataDir, databaseUrl, feed, before, listing } = change
  const lines = (await readFile(feed, 'utf8')).split('\n')
  const { slug, price, at } = await eventually(() => vehicleToChange(change, lines))
  lines[at] = (lines[at] ?? '').replace(cell, `,${price + 1234},Drive Away,`)
  await writeFile(feed, lines.join('\n'))

  const path = `/cars/${slug}`
  const text = shown(price + 1234)
  const started = performance.now()
  const onPage = untilShown(change, path, text)
  const onListing = untilShown(change, listing, text)
  const { report } = await runImport({ dataDir, databaseUrl, tenant, file: feed })
  const imported = performance.now()
  if (report.changed !== 1) throw new Error(`${report.changed} vehicles were changed instead of one.`)
  const visible = { page: (await onPage) - imported, listing: (await onListing) - imported }

  let remade = 0
  let showing = 0
  const waits: number[] = []
  for (const [other, kept] of Object.entries(before)) {
    if (other === path) continue
    const asked = performance.now()
    const { body } = await pageBytes(server.port, `${tenant}.localhost`, other)
    waits.push(performance.now() - asked)
    if (body === kept.body) continue
    remade++
    if ((await page(server, tenant, other)).body.includes(path)) showing++
  }
  return { importing: imported - started, visible, others: waits.length, remade, showing, waits }
}

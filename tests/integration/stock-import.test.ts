import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runCommand } from '../product/command.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
let site: TestTenant
let folder: string

beforeAll(async () => {
  site = await createTenant(editorClient(product))
  folder = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'))
})
afterAll(async () => {
  await site.remove()
  await rm(folder, { recursive: true })
})

/** Imports these lines for the site as from the command line. */
async function importFeed(lines: readonly string[], ...options: string[]) {
  const file = join(folder, 'feed.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  return runCommand(product, 'stock-import', '--tenant', site.slug, file, ...options)
}

const statusOf = async (path: string) => (await visit(product, site.slug, path)).status

describe('npm run stock:import', () => {
  const header = 'stocknum,car_type,year,make,model,price,comments'
  const car = (number: number, rest = '25990,Neat') => `S${number},used,2021,Toyota,Corolla,${rest}`
  const page = (number: number) => `/cars/2021-toyota-corolla-s${number}`

  test('keeps the page of a vehicle whose row cannot be read, and says which vehicles it could not withdraw', async () => {
    const all = [header, ...[1, 2, 3, 4, 5, 6].map((number) => car(number))]
    const first = await importFeed(all)
    expect(first).toMatchObject({ code: 0 })
    expect(first.output).toContain(`Target: stock of ${site.slug} in the data directory ${product.dataDir}`)
    await eventually(async () => expect(await statusOf(page(6))).toBe(200))

    const bad = [header, car(1), car(2, '20,000.00,Neat'), car(3, '25990,"A "neat car'), car(4), car(5)]
    const second = await importFeed(bad)
    expect(second).toMatchObject({ code: 0 })
    expect(second.output).toContain('line 3: has 8 cells, the first line 7')
    expect(second.output).toContain('2 vehicles stayed as before, because their rows were refused.')
    await eventually(async () => expect(await statusOf(page(6))).toBe(410))
    expect([await statusOf(page(2)), await statusOf(page(3))]).toEqual([200, 200])

    const unclear = await importFeed([header, car(1), car(2), car(3), ',used,2021,Toyota,Corolla,1,Neat'])
    expect(unclear).toMatchObject({ code: 3 })
    expect(unclear.output).toContain('NOT WITHDRAWN: 2 vehicles that the feed does not name (S4, S5)')
    expect(unclear.output).toContain('line 5 has no stock number')
    expect([await statusOf(page(4)), await statusOf(page(5))]).toEqual([200, 200])
  })

  test('refuses a file that breaks off, before anything is changed', async () => {
    const cut = await importFeed([header, car(1, '1,Neat'), car(2), car(3), 'S4,used,20', car(5)])
    // A whole last line that is too short is a bad row; without its line end it is the end of a cut file.
    expect(cut.code).toBe(0)
    const file = join(folder, 'cut.csv')
    await writeFile(file, [header, car(1, '2,Neat'), car(2), car(3), car(4), 'S5,used,20'].join('\n'))
    const refused = await runCommand(product, 'stock-import', '--tenant', site.slug, file)
    expect(refused.code).toBe(2)
    expect(refused.output).toContain('Nothing was changed: The file breaks off in the middle of line 6')
    expect(await statusOf(page(5))).toBe(200)
  })

  test('proposes what unknown columns mean, saves it for the site, and reads the next feed so', async () => {
    const own = await createTenant(editorClient(product))
    const file = join(folder, 'own.csv')
    const cars = [1, 2, 3, 4].map(
      (number) => `A10${number},used,2021,Kia,Rio,${number}0000 km,Springwood QLD,dusty`,
    )
    await writeFile(
      file,
      `Ref ID,car_type,year,make,model,Klms Done,Where It Is,Yard Note\n${cars.join('\n')}\n`,
    )
    const run = (...options: string[]) =>
      runCommand(product, 'stock-import', '--tenant', own.slug, file, ...options)
    try {
      expect((await run()).output).toContain('No column is the stock number')
      const trial = await run('--dry-run', '--save-columns', '--column', 'Yard Note=-')
      expect(trial.output).toMatch(/Ref ID\s+= stocknum/)
      expect(trial.output).toMatch(/Klms Done\s+= km\s/)
      expect(trial.output).toMatch(/Where It Is\s+= location\s/)
      expect(trial.output).toContain(`Saved for ${own.slug}: 4 columns.`)
      const imported = await run()
      expect(imported).toMatchObject({ code: 0 })
      expect(imported.output).toContain('Ref ID as stocknum, Klms Done as km, Where It Is as location')
      expect(imported.output).not.toContain('Columns that are not known')
      await eventually(async () => {
        const { body } = await visit(product, own.slug, '/api/cars/2021-kia-rio-a102')
        expect(JSON.parse(body)).toMatchObject({ km: 20_000, location: { city: 'Springwood', state: 'QLD' } })
      })
      // The feed says no position: the suburb has one, within 50 km of Brisbane.
      const around = '/search/new-used-and-demo-cars?place=Brisbane&lat=-27.47&lng=153.02&radius=50'
      await eventually(async () => {
        const { body } = await visit(product, own.slug, around)
        expect(body).toContain('/cars/2021-kia-rio-a102')
      })
    } finally {
      await own.remove()
    }
  })

  test('refuses a misspelt site, whether the product runs there or not', async () => {
    const file = join(folder, 'other.csv')
    await writeFile(file, [header, car(1)].join('\n'))
    const misspelt = await runCommand(product, 'stock-import', '--tenant', 'motorwrold', file)
    expect(misspelt.code).toBe(2)
    expect(misspelt.output).toContain('There is no site motorwrold. Did you mean motorworld?')
    const nowhere = { ...product, dataDir: join(folder, 'nowhere') }
    const elsewhere = await runCommand(nowhere, 'stock-import', '--tenant', 'motorworld', file)
    expect(elsewhere.code).toBe(2)
    expect(elsewhere.output).toContain(`Nothing has been started in ${nowhere.dataDir} yet.`)
    const exportOf = ['--tenant', 'motorwrold', '--format', 'forecourt']
    const exported = await runCommand(product, 'stock-export', ...exportOf)
    expect(exported.output).toContain('Did you mean motorworld?')
  })
})

describe('commands that write content', () => {
  test('name the Content Lake that they write to, and sites that may be meant', async () => {
    const target = `Target: content in the Content Lake at ${product.lakeUrl}, of the data directory ${product.dataDir}`
    const created = await runCommand(product, 'new-site', site.slug, 'Corner Motors')
    expect(created.code).toBe(1)
    expect(created.output).toContain(target)
    expect(created.output).toContain(`There is a site ${site.slug} already`)
    expect((await runCommand(product, 'content-migrate')).output).toMatch(/^Target: content|no migrations/)

    const file = join(folder, 'site.tar.gz')
    expect(await runCommand(product, 'content-export', '--tenant', site.slug, '--out', file)).toMatchObject({
      code: 0,
    })
    const misspelt = `${site.slug.slice(0, -1)}-`
    const refused = await runCommand(product, 'content-import', file, '--tenant', misspelt, '--dry-run')
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(target)
    expect(refused.output).toContain(`Did you mean ${site.slug}?`)
    const unknown = await runCommand(product, 'content-export', '--tenant', misspelt, '--out', file)
    expect(unknown.output).toContain(`Did you mean ${site.slug}?`)
  })
})

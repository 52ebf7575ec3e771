import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { brochureOf } from '../brochure.ts'
import { drawBrochure } from './draw-brochure.server.ts'

let folder: string
let picture: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-brochure-'))
  picture = join(folder, 'car.jpg')
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .jpeg({ progressive: true })
    .toFile(picture)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const site = sampleSite()
const brochure = (more: Partial<Vehicle> = {}) => brochureOf(sampleVehicle(more), site, '2026-03-02')

async function drawn(more: Partial<Vehicle> = {}, pictures = 0) {
  const bytes = await drawBrochure(brochure(more), {
    theme: site.theme,
    pictures: Array.from({ length: pictures }, () => picture),
  })
  const text = bytes.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  return {
    sheets: text.match(/\/Type \/Page\b(?!s)/g)?.length,
    pictures: text.match(/\/Subtype \/Image/g)?.length ?? 0,
  }
}

test('a vehicle is one sheet, whatever there is to say of it', async () => {
  expect(await drawn({}, 4)).toMatchObject({ sheets: 1 })
  expect(await drawn({ name: '', year: undefined, images: [], price: 0, km: -5, variant: {} })).toMatchObject(
    {
      sheets: 1,
      pictures: 0,
    },
  )
  const long = 'Ein sehr langer Satz 漢字 🚗 über dieses Auto. '.repeat(400)
  const equipment = Array.from({ length: 300 }, (_, at) => `${long.slice(0, 200)} ${at}`)
  const more = { name: long, badge: long, stocknum: long, dealercomments: long, standardEquipment: equipment }
  for (const pictures of [1, 2, 3]) expect(await drawn(more, pictures)).toMatchObject({ sheets: 1 })
})

test('it is set in the fonts of the site, under its logo', async () => {
  const logo = await sharp(picture).resize(300).png().toBuffer()
  for (const font of ['Archivo', 'Sora', 'Manrope', 'Figtree'] as const) {
    const theme = { ...site.theme, bodyFont: font, headingFont: font }
    const bytes = await drawBrochure(brochure(), { theme, pictures: [], logo })
    const text = bytes.toString('latin1')
    expect(text).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`))
    expect(text).toContain('/FontFile2')
    expect(text).not.toContain('Helvetica')
    expect(text).toContain('/Subtype /Image')
  }
})

test('what it says is what the page says: price with its type, and nothing twice', () => {
  const { price, priceType, facts, specs, title } = brochure()
  expect([price, priceType]).toEqual(['$25,990', 'Drive Away'])
  expect(title).toEqual(['2021 Toyota Corolla', 'Ascent Sport'])
  const said = new Set(facts.map(({ value }) => value))
  expect(specs.filter(({ value }) => said.has(value))).toEqual([])
  expect(brochure({ price: 0 })).toMatchObject({ price: 'Enquire for price.', priceType: undefined })
})

test('comments lose their markup and are cut behind a word', () => {
  expect(brochure({ dealercomments: '<b>Neat</b><script>x()</script>' }).comments).toBe('Neat')
  const { comments } = brochure({ dealercomments: 'Kept in a garage. '.repeat(80) })
  expect(comments.length).toBeLessThanOrEqual(561)
  expect(comments).toMatch(/\w…$/)
})

test('a masked number is not given away on paper', () => {
  const masked = sampleSite({ phoneMaskEnabled: true })
  const { dealer } = brochureOf(sampleVehicle(), masked, '2026-03-02')
  expect(dealer.phone).toBe(masked.phone)
})

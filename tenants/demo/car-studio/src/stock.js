// The demo stock's pictures: `node src/stock.js` renders what is missing, `node src/stock.js suv hero` those named so.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allPictures } from '../../stock/pictures.ts'
import { createStudio } from './render.js'

const out = fileURLToPath(new URL('../../stock/pictures', import.meta.url))
const words = process.argv.slice(2)
const frame = { width: 1000, height: 750, scale: 1, quality: 72, size: 1.05, drop: 0.02 }
const lorry = { size: 0.9, drop: 0.02 }
const ofShape = {
  ...{ truck: lorry, tipper: lorry, pantech: { size: 0.9, drop: 0 }, chassis: lorry, prime: lorry },
  ...{ caravan: { size: 0.98, drop: 0, exposure: 0.85 }, motorcycle: { size: 0.92, drop: 0 } },
}
const ofView = { wheel: { size: 1, drop: 0 } }

/** Pictures that differ in colour alone are taken together. */
const sittings = new Map()
for (const { shape, face, colour, view, name } of allPictures()) {
  const asked = words.every((word) => `${name.replace('.webp', '')}-`.includes(`-${word}-`))
  if (!asked || (words.length === 0 && fs.existsSync(path.join(out, name)))) continue
  const key = [shape, face, view].join()
  if (!sittings.has(key)) sittings.set(key, { body: shape, face, view, files: {} })
  sittings.get(key).files[colour] = path.join(out, name)
}

fs.mkdirSync(out, { recursive: true })
const studio = await createStudio({ reflections: 512 })
for (const { files, ...sitting } of sittings.values()) {
  const { body, face, view } = sitting
  const options = { ...frame, ...ofShape[body], ...ofView[view], ...sitting, colours: Object.keys(files) }
  const { webp, ms } = await studio.render(options)
  for (const [colour, picture] of Object.entries(webp)) fs.writeFileSync(files[colour], picture)
  console.log(
    `${[body, face, view].filter(Boolean).join(' ')}: ${Object.keys(webp).length} pictures in ${ms} ms`,
  )
}
await studio.close()

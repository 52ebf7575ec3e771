// The demo stock's pictures: `node src/stock.js` renders what is missing, `node src/stock.js suv hero` of those named so,
// `--again` also what is there; `--minutes=20` ends it after the sitting that is under way then.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCabins, allPictures } from '../../stock/pictures.ts'
import { places } from './places.js'
import { createStudio } from './render.js'

const out = fileURLToPath(new URL('../../stock/pictures', import.meta.url))
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const again = options.includes('--again')
const minutes = options.find((option) => option.startsWith('--minutes='))?.split('=')[1]
const frame = { width: 1000, height: 750, scale: 1, quality: 72, size: 1.05, drop: 0.02 }
const lorry = { size: 0.9, drop: 0.02 }
const ofShape = {
  ...{ truck: lorry, tipper: lorry, pantech: { size: 0.9, drop: 0 }, chassis: lorry, prime: lorry },
  ...{ caravan: { size: 0.98, drop: 0, exposure: 0.85 }, motorcycle: { size: 0.92, drop: 0 } },
}

const wanted = (name) => {
  const asked = words.every((word) => `${name.replace('.webp', '')}-`.includes(`-${word}-`))
  return asked && (again || !fs.existsSync(path.join(out, name)))
}

/** Pictures that differ in colour alone are taken together. */
const sittings = new Map()
for (const { shape, proportion, face, colour, view, place, name } of allPictures()) {
  if (!wanted(name)) continue
  const key = [shape, proportion, face, view].join()
  if (!sittings.has(key)) sittings.set(key, { body: shape, proportion, face, view, place, files: {} })
  sittings.get(key).files[colour] = path.join(out, name)
}

fs.mkdirSync(out, { recursive: true })
const until = Date.now() + Number(minutes ?? 600) * 60_000
const studio = await createStudio({ reflections: 512 })
for (const { cabin, name } of allCabins()) {
  if (!wanted(name) || Date.now() > until) continue
  const { webp, ms } = await studio.renderInside({ ...frame, trim: cabin, scene: places.yard })
  fs.writeFileSync(path.join(out, name), webp)
  console.log(`inside ${cabin}: ${webp.length} bytes in ${ms} ms`)
}
// One body and proportion after the other: a studio keeps the last one it built.
const order = ({ body, proportion }) => `${body} ${proportion}`
const bodies = [...new Set([...sittings.values()].map(order))]
const inTurn = [...sittings.values()].sort((a, b) => bodies.indexOf(order(a)) - bodies.indexOf(order(b)))
for (const { files, place, ...sitting } of inTurn) {
  if (Date.now() > until) break
  const { body, proportion, face, view } = sitting
  const shot = { ...frame, ...ofShape[body], ...sitting, colours: Object.keys(files) }
  const { webp, ms } = await studio.render({ ...shot, scene: places[place] })
  for (const [colour, picture] of Object.entries(webp)) fs.writeFileSync(files[colour], picture)
  const what = [body, proportion, face, view].filter(Boolean).join(' ')
  console.log(`${what}: ${Object.keys(webp).length} pictures in ${ms} ms`)
}
await studio.close()

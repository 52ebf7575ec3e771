// Spins and panoramas of the demo stock: `node src/spins.js` renders what is missing, `node src/spins.js suv` those of
// them whose name contains the word.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allPanoramas, allSpins, anglesOfSpin } from '../../stock/spins.ts'
import { places } from './places.js'
import { createStudio } from './render.js'

const out = fileURLToPath(new URL('../../stock/pictures', import.meta.url))
const words = process.argv.slice(2)
const wanted = (name) => words.every((word) => name.includes(word)) && !fs.existsSync(path.join(out, name))
const shot = { width: 800, height: 600, scale: 1, quality: 62, view: 'spin', size: 1.08, drop: 0.07 }
// The lens of each: its marks (`stock/spots.ts`) are worked out from it.
const ofShape = {
  ...{ truck: { size: 1 }, tipper: { size: 1 }, prime: { size: 1 }, motorcycle: { size: 0.98, drop: 0.02 } },
  caravan: { size: 1, drop: 0, exposure: 0.85 },
}

fs.mkdirSync(path.join(out, 'spins'), { recursive: true })
const studio = await createStudio({ reflections: 512 })
for (const { cabin, name } of allPanoramas()) {
  if (!wanted(name)) continue
  const { webp, ms } = await studio.renderAround({
    trim: cabin,
    width: 4096,
    height: 2048,
    scene: places.yard,
  })
  fs.writeFileSync(path.join(out, name), webp)
  console.log(`around ${cabin}: ${webp.length} bytes in ${ms} ms`)
}
for (const { names, shape, proportion, face, colour } of allSpins())
  for (const [at, name] of names.entries()) {
    if (!wanted(name)) continue
    const how = { ...shot, ...ofShape[shape] }
    const { webp, ms } = await studio.render({
      ...how,
      body: shape,
      proportion,
      face,
      colour,
      angle: anglesOfSpin[at],
    })
    fs.writeFileSync(path.join(out, name), webp[colour])
    console.log(`${name}: ${webp[colour].length} bytes in ${ms} ms`)
  }
await studio.close()

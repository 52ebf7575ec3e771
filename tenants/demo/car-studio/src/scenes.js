// The demo sites' pictures: `node src/scenes.js` renders what is missing, `node src/scenes.js caravan` those named so.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createStudio } from './render.js'

const tenants = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
const light = {
  kind: 'windows',
  low: '#e9eef5',
  high: '#f7faff',
  near: '#d5dce6',
  far: '#e6ebf2',
  glow: '#ffffff',
  horizon: 0.42,
  mirror: 0.16,
}
const dark = {
  kind: 'strip',
  low: '#17171c',
  high: '#0c0c10',
  near: '#0a0a0d',
  far: '#1a1a20',
  glow: '#e8dfe0',
  horizon: 0.4,
  mirror: 0.28,
}
const dusk = {
  kind: 'hills',
  low: '#f0c48c',
  high: '#6f94b0',
  near: '#8d5a34',
  far: '#b9804a',
  glow: '#ffd9a0',
  horizon: 0.4,
  mirror: 0.02,
  seed: 3,
}
const day = {
  ...dusk,
  low: '#f3ead6',
  high: '#7fb0cf',
  near: '#a06a3d',
  far: '#c4935c',
  glow: '#fff0d0',
  seed: 8,
}
const only = process.argv.slice(2)

const bright = { ...light, kind: 'wall', low: '#eef2f8', high: '#dfe6f0', near: '#d3dae4', far: '#e9eef5' }
const blue = {
  kind: 'wall',
  low: '#dbe6ff',
  high: '#b9cfff',
  near: '#b4c6ee',
  far: '#d6e2fb',
  glow: '#ffffff',
  horizon: 0.42,
  mirror: 0.15,
}
const warm = {
  kind: 'wall',
  low: '#f6efe4',
  high: '#e6dac6',
  near: '#dccdb4',
  far: '#f1e8d9',
  glow: '#ffffff',
  horizon: 0.42,
  mirror: 0.1,
}
const night = {
  kind: 'windows',
  low: '#26262e',
  high: '#141419',
  near: '#101014',
  far: '#222229',
  glow: '#5d5a64',
  horizon: 0.42,
  mirror: 0.3,
}
const crimson = {
  kind: 'wall',
  low: '#8d1124',
  high: '#4f0813',
  near: '#3d060e',
  far: '#7a0f20',
  glow: '#e02b45',
  horizon: 0.42,
  mirror: 0.2,
}
const shed = {
  kind: 'windows',
  low: '#54605a',
  high: '#37423c',
  near: '#7b786c',
  far: '#949083',
  glow: '#f3e9d2',
  horizon: 0.42,
  mirror: 0.06,
}
const H = { width: 1920, height: 1080 },
  B = { width: 1920, height: 540 },
  T = { width: 1200, height: 800 }
const Q = { width: 1080, height: 1080, size: 0.95, drop: -0.2 }
const R = { width: 1080, height: 1350, size: 0.95, drop: -0.2 }
const scenes = [
  [
    'motorworld/showroom-suv',
    {
      body: 'suv',
      colour: 'blue',
      view: 'hero',
      width: 1760,
      height: 1200,
      scene: light,
      size: 0.92,
      drop: 0.06,
    },
  ],
  [
    'motorworld/banner-used',
    { body: 'sedan', colour: 'grey', view: 'hero', ...B, scene: blue, at: 0.46, size: 1.12, drop: 0.06 },
  ],
  [
    'motorworld/banner-electric',
    { body: 'hatch', colour: 'white', view: 'hero', ...B, scene: light, at: 0.46, size: 1.12, drop: 0.06 },
  ],
  [
    'motorworld/banner-family',
    { body: 'wagon', colour: 'silver', view: 'hero', ...B, scene: bright, at: 0.46, size: 1.12, drop: 0.06 },
  ],
  [
    'motorworld/used-sedan',
    { body: 'sedan', colour: 'silver', view: 'hero', ...T, scene: bright, size: 0.96, drop: 0.03 },
  ],
  [
    'motorworld/demo-hatch',
    { body: 'hatch', colour: 'red', view: 'hero', ...T, scene: light, size: 0.96, drop: 0.03 },
  ],
  [
    'motorworld/new-ute',
    { body: 'ute', colour: 'orange', view: 'hero', ...T, scene: bright, size: 0.96, drop: 0.03 },
  ],
  [
    'motorworld/trade-in-wagon',
    { body: 'wagon', colour: 'green', view: 'rear34', ...T, scene: bright, size: 0.96, drop: 0.03 },
  ],
  ['motorworld/service-wheel', { body: 'suv', colour: 'white', view: 'wheel', ...T, scene: bright }],
  ['motorworld/coupe-side', { body: 'coupe', colour: 'red', view: 'side', ...T, scene: light, size: 0.96 }],
  [
    'motorworld/fleet-van',
    { body: 'van', colour: 'silver', view: 'hero', ...T, scene: bright, size: 0.94, drop: 0.03 },
  ],
  [
    'motorworld/finance-hatch',
    { body: 'hatch', colour: 'green', view: 'rear34', ...T, scene: light, size: 0.96, drop: 0.03 },
  ],
  [
    'southside-chery/hero-night',
    {
      body: 'suv',
      colour: 'red',
      view: 'hero',
      width: 1920,
      height: 1080,
      scene: dark,
      at: 0.3,
      size: 0.72,
      drop: 0.14,
      exposure: 0.85,
    },
  ],
  [
    'southside-chery/banner-offer',
    {
      body: 'suv',
      colour: '#0f1115',
      view: 'hero',
      ...B,
      scene: crimson,
      at: 0.46,
      size: 1.12,
      drop: 0.06,
      exposure: 1,
    },
  ],
  [
    'southside-chery/banner-drive',
    { body: 'hatch', colour: 'white', view: 'hero', ...B, scene: night, at: 0.46, size: 1.12, drop: 0.06 },
  ],
  [
    'southside-chery/omoda-5',
    {
      body: 'suv',
      colour: 'red',
      view: 'hero',
      width: 1600,
      height: 1000,
      scene: night,
      size: 0.94,
      drop: 0.03,
    },
  ],
  [
    'southside-chery/omoda-5-fx',
    {
      body: 'suv',
      colour: '#1c3f5e',
      view: 'hero',
      width: 1600,
      height: 1000,
      scene: night,
      size: 0.94,
      drop: 0.03,
    },
  ],
  [
    'southside-chery/tiggo-4-pro',
    {
      body: 'hatch',
      colour: 'white',
      view: 'hero',
      width: 1600,
      height: 1000,
      scene: night,
      size: 0.94,
      drop: 0.03,
    },
  ],
  [
    'southside-chery/tiggo-7-pro',
    {
      body: 'wagon',
      colour: 'silver',
      view: 'hero',
      width: 1600,
      height: 1000,
      scene: night,
      size: 0.94,
      drop: 0.03,
    },
  ],
  [
    'southside-chery/rear-night',
    { body: 'suv', colour: 'red', view: 'rear34', ...T, scene: night, size: 0.94, drop: 0.03 },
  ],
  ['southside-chery/wheel-night', { body: 'suv', colour: 'red', view: 'wheel', ...T, scene: night }],
  [
    'southside-chery/side-silver',
    { body: 'suv', colour: 'silver', view: 'side', ...T, scene: night, size: 0.96 },
  ],
  [
    'southside-chery/rear-wagon',
    { body: 'wagon', colour: 'silver', view: 'rear34', ...T, scene: night, size: 0.94, drop: 0.03 },
  ],
  [
    'outback-trucks/hero-dusk',
    {
      body: 'truck',
      colour: 'white',
      view: 'hero',
      ...H,
      scene: dusk,
      at: 0.34,
      size: 0.68,
      drop: 0.1,
      exposure: 0.85,
    },
  ],
  [
    'outback-trucks/caravan-dusk',
    {
      body: 'caravan',
      colour: '#c8791b',
      angle: 52,
      width: 1600,
      height: 1000,
      scene: dusk,
      size: 0.98,
      drop: 0.06,
      exposure: 0.75,
    },
  ],
  [
    'outback-trucks/banner-caravan',
    {
      body: 'caravan',
      colour: '#20452f',
      angle: 48,
      ...B,
      scene: day,
      at: 0.42,
      size: 1.12,
      drop: 0.06,
      exposure: 0.8,
    },
  ],
  [
    'outback-trucks/banner-truck',
    { body: 'truck', colour: '#c8791b', view: 'hero', ...B, scene: day, at: 0.46, size: 1.12, drop: 0.06 },
  ],
  [
    'outback-trucks/tray-truck',
    { body: 'truck', colour: 'blue', view: 'hero', ...T, scene: shed, size: 0.9, drop: 0.03 },
  ],
  [
    'outback-trucks/truck-rear',
    { body: 'truck', colour: 'white', view: 'rear34', ...T, scene: shed, size: 0.9, drop: 0.03 },
  ],
  [
    'outback-trucks/ute-day',
    { body: 'ute', colour: '#20452f', view: 'hero', ...T, scene: day, size: 0.9, drop: 0.03 },
  ],
  [
    'outback-trucks/van-shed',
    { body: 'van', colour: 'white', view: 'hero', ...T, scene: shed, size: 0.9, drop: 0.03 },
  ],
  [
    'outback-trucks/caravan-rear',
    {
      body: 'caravan',
      colour: '#20452f',
      angle: 118,
      ...T,
      scene: day,
      size: 0.95,
      drop: 0.03,
      exposure: 0.8,
    },
  ],
  [
    'outback-trucks/caravan-side',
    { body: 'caravan', colour: '#c8791b', angle: 90, ...T, scene: warm, size: 0.98, exposure: 0.8 },
  ],
  ['outback-trucks/service-wheel', { body: 'truck', colour: 'white', view: 'wheel', ...T, scene: shed }],
  // Phone crops: the vehicle stands high, the words lie below it.
  ['motorworld/banner-used-phone', { body: 'sedan', colour: 'grey', view: 'hero', ...Q, scene: blue }],
  ['motorworld/banner-electric-phone', { body: 'hatch', colour: 'white', view: 'hero', ...Q, scene: light }],
  ['motorworld/banner-family-phone', { body: 'wagon', colour: 'silver', view: 'hero', ...Q, scene: bright }],
  [
    'southside-chery/hero-night-phone',
    { body: 'suv', colour: 'red', view: 'hero', ...R, scene: dark, exposure: 0.85 },
  ],
  [
    'southside-chery/banner-offer-phone',
    { body: 'suv', colour: '#0f1115', view: 'hero', ...Q, scene: crimson, exposure: 1 },
  ],
  [
    'southside-chery/banner-drive-phone',
    { body: 'hatch', colour: 'white', view: 'hero', ...Q, scene: night },
  ],
  [
    'outback-trucks/hero-dusk-phone',
    {
      body: 'truck',
      colour: 'white',
      view: 'hero',
      ...R,
      size: 0.85,
      drop: -0.52,
      scene: { ...dusk, horizon: 0.62 },
      exposure: 0.85,
    },
  ],
  [
    'outback-trucks/banner-caravan-phone',
    { body: 'caravan', colour: '#20452f', angle: 48, ...Q, scene: day, exposure: 0.8 },
  ],
  ['outback-trucks/banner-truck-phone', { body: 'truck', colour: '#c8791b', view: 'hero', ...Q, scene: day }],
  ['southside-chery/omoda-5-phone', { body: 'suv', colour: 'red', view: 'hero', ...R, scene: night }],
  ['southside-chery/omoda-5-fx-phone', { body: 'suv', colour: '#1c3f5e', view: 'hero', ...R, scene: night }],
  ['southside-chery/tiggo-4-pro-phone', { body: 'hatch', colour: 'white', view: 'hero', ...R, scene: night }],
  [
    'southside-chery/tiggo-7-pro-phone',
    { body: 'wagon', colour: 'silver', view: 'hero', ...R, scene: night },
  ],
  ['southside-chery/side-silver-phone', { body: 'suv', colour: 'silver', view: 'side', ...R, scene: night }],
  [
    'southside-chery/rear-wagon-phone',
    { body: 'wagon', colour: 'silver', view: 'rear34', ...R, scene: night },
  ],
  [
    'outback-trucks/caravan-dusk-phone',
    {
      body: 'caravan',
      colour: '#c8791b',
      angle: 52,
      ...R,
      size: 0.95,
      drop: -0.5,
      scene: { ...dusk, horizon: 0.62 },
      exposure: 0.75,
    },
  ],
]

const studio = await createStudio()
for (const [name, shot] of scenes) {
  const [tenant, picture] = name.split('/')
  const file = path.join(tenants, tenant, 'media', `${picture}.webp`)
  if (only.length ? !only.some((part) => name.includes(part)) : fs.existsSync(file)) continue
  const { webp, ms } = await studio.render({ scale: 1, quality: 82, ...shot })
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, webp[shot.colour])
  console.log(`${name}: ${webp[shot.colour].length} bytes in ${ms} ms`)
}
await studio.close()

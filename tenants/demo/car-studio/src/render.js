// Node side: bundles the scene, drives Chromium, downsamples and encodes. createStudio() -> { render, close }.

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

const here = path.dirname(fileURLToPath(import.meta.url))
const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `reflections`: edge of the environment map in pixels; most of the time a studio takes to open goes into it. */
export async function createStudio({ executablePath = '/usr/bin/chromium', reflections = 1024 } = {}) {
  const out = await build({
    entryPoints: [path.join(here, 'app.js')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: false,
  })
  const browser = await chromium.launch({ executablePath, args: ARGS })
  const page = await browser.newPage()
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning') {
      const t = m.text()
      if (!/GPU stall|GL Driver/.test(t)) console.error('[page]', t.slice(0, 1500))
    }
  })
  page.on('pageerror', (e) => console.error('[page]', e.message))
  await page.setContent('<!doctype html><body></body>')
  await page.evaluate((size) => {
    window.reflections = size
  }, reflections)
  await page.addScriptTag({ content: out.outputFiles[0].text })
  await page.waitForFunction('window.ready', null, { timeout: 120000 })
  const printed = async (urls, { width, height, quality = 72 }) => {
    const webp = {}
    for (const [name, url] of Object.entries(urls))
      webp[name] = await sharp(Buffer.from(url.split(',')[1], 'base64'))
        .removeAlpha()
        .resize(width, height, { kernel: 'lanczos3' })
        .webp({ quality, effort: 4 })
        .toBuffer()
    return webp
  }
  /** render({ body, proportion, face, colours, view | angle, width, height }) -> { webp: { [colour]: Buffer }, ms } */
  async function render({ width = 1280, height = 800, quality, colour, colours = [colour], ...o }) {
    const t0 = Date.now(),
      { urls } = await page.evaluate((a) => window.shoot(a), { width, height, colours, ...o })
    return { webp: await printed(urls, { width, height, quality }), ms: Date.now() - t0 }
  }
  /** renderInside({ trim, width, height }) -> { webp: Buffer, ms } */
  async function renderInside({ quality, ...o }) {
    const t0 = Date.now(),
      { urls } = await page.evaluate((a) => window.shootInside(a), o)
    return { webp: (await printed(urls, { ...o, quality }))[o.trim], ms: Date.now() - t0 }
  }
  /** renderAround({ trim, width, height }) -> { webp: Buffer, ms }: an equirectangular panorama */
  async function renderAround({ quality = 62, ...o }) {
    const t0 = Date.now(),
      { urls } = await page.evaluate((a) => window.shootAround(a), o)
    return { webp: (await printed(urls, { ...o, quality }))[o.trim], ms: Date.now() - t0 }
  }
  return { render, renderInside, renderAround, close: () => browser.close() }
}

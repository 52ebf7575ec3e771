import type { Page } from '@playwright/test'
import type { ProductInfo } from '../product/index.ts'
import { eventually, visit } from '../product/index.ts'
import { importStock, picturesOfStudio, stockRow } from '../product/stock.ts'
import { expect } from './fixtures.ts'

export const frames = Array.from(
  { length: 36 },
  (_, at) => `spins/studio-suv-facet-silver-spin-${String(at).padStart(2, '0')}.webp`,
)
const images = ['hero', 'side', 'rear34'].map((view) =>
  view === 'hero' ? 'studio-suv-facet-silver-hero.webp' : `studio-suv-silver-${view}.webp`,
)
const four = [...images, 'studio-inside-family.webp']
const five = [...four, 'studio-inside-city.webp']
const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

const whole = {
  images: five,
  spin_images: frames,
  spin_interior_image: 'spins/studio-around-family.webp',
  walkaround_videos: [video],
  hotspots: {
    exterior: [{ id: 'lamp', description: 'LED headlamps', positions: { 3: { x: 70, y: 45 } } }],
    interior: [{ id: 'screen', description: 'Wireless CarPlay', positions: { 0: { x: 50, y: 52 } } }],
  },
}

const rows = {
  'car-all': whole,
  'car-turns': { images: four, spin_images: frames },
  'car-gallery': { images: five },
  'car-film': { images: five, video_url: video },
  'car-code': { images: four, spin_images: frames, spin_code: 'https://glo3d.net/iFrame/abc123' },
  'car-odd': {
    images: Array.from({ length: 300 }, (_, at) => five[at % 5]),
    spin_images: frames.slice(0, 1),
    spin_code: '<script>alert(1)</script>',
    walkaround_videos: ['https://videos.example/a.mp4', 'javascript:alert(1)'],
    hotspots: {
      exterior: [{ id: 'x', description: 'Far', positions: { 0: { x: 400, y: -3 } } }],
      interior: [],
    },
    price: 0,
  },
} satisfies Record<string, object>

/** Gives a tenant the vehicles of that name. */
export async function stockViewer(product: ProductInfo, tenant: string, ...names: (keyof typeof rows)[]) {
  const stock = names.map((name) =>
    stockRow(name, { make: 'Chery', model: 'Tiggo', body: 'SUV', ...rows[name] }),
  )
  await importStock(product, tenant, stock, picturesOfStudio)
  for (const name of names)
    await eventually(async () =>
      expect((await visit(product, tenant, `/cars/${name}`)).body).toContain('data-testid="viewer"'),
    )
}

export const viewerOf = (page: Page) => {
  const viewer = page.getByTestId('viewer')
  const spinner = page.getByTestId('spinner')
  return {
    viewer,
    spinner,
    mode: (name: string) => page.getByTestId(`viewer-mode-${name}`),
    panel: (name: string) => viewer.locator(`[data-panel="${name}"]`),
    frame: async () => Number(await spinner.getAttribute('data-at')),
    /** Address of the frame in view. */
    picture: () => spinner.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc),
    /** Waits until its buttons can be pressed. */
    ready: () => viewer.getByRole('button', { name: 'Full screen' }).click({ trial: true }),
    /** Waits until the vehicle turns by itself: all its frames are there. */
    turning: () => viewer.getByRole('button', { name: 'Stop turning' }).waitFor(),
  }
}

/** Drags over the spinner by so many pixels. */
export async function dragBy(page: Page, pixels: number, button: 'left' | 'right' = 'left') {
  const box = (await page.getByTestId('spinner').boundingBox())!
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.down({ button })
  await page.mouse.move(x + pixels, y, { steps: 4 })
  await page.mouse.up({ button })
}

/** Swipes a finger to the left over what is at that height of the window. */
export async function swipeLeft(page: Page, y: number) {
  const tools = await page.context().newCDPSession(page)
  const { width } = page.viewportSize()!
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: width * 0.9, y })
  for (let x = width * 0.85; x > width * 0.15; x -= width * 0.05) await touch('touchMove', { x, y })
  await touch('touchEnd')
  await tools.detach()
}

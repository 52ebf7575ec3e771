// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { counted } from '#app/analytics/browser/count.ts'
import { sampleInstant, sampleRecord } from '#app/samples/stock.ts'
import { settingsDefaults } from '#tenants/settings/index.ts'
import { VehicleCard } from './vehicle-card.tsx'

const cardOf = (id: number, sold = false) =>
  renderToStaticMarkup(
    <VehicleCard
      record={sampleRecord({
        id,
        name: `Car ${id}`,
        badge: undefined,
        ...(sold && { status: 'sold', sold }),
      })}
      settings={{ ...settingsDefaults, favouritesMode: 'watchlist', watchlistPath: '/kept' }}
      now={sampleInstant.getTime()}
    />,
  )
const button = (id: number) =>
  document.querySelector<HTMLButtonElement>(`[data-vehicle="${id}"] [data-testid="save-control"]`)
const toast = () => document.querySelector<HTMLElement>('[data-testid="toast"]')
const state = (id: number) => ({
  saved: button(id)?.getAttribute('aria-pressed'),
  disabled: button(id)?.disabled,
  spinner: Boolean(button(id)?.querySelector('[data-spinner]')),
})

/** What the site answers, by path; each call is kept. */
let site: Record<string, () => unknown>
let calls: { path: string; body?: unknown }[]
const alerted = vi.fn<(text: string) => void>()
const phone = '+61400000001'

beforeEach(() => {
  localStorage.clear()
  calls = []
  alerted.mockReset()
  site = {
    '/api/session': () => ({ user: { id: '5', phone } }),
    '/api/watchlist': () => ({ cars: [{ id: 2 }, { id: 3 }] }),
    '/api/watchlist/save-car': () => ({ success: true }),
    '/api/watchlist/remove-car': () => ({ success: true }),
    '/api/watchlist/join': () => ({ success: true }),
  }
  vi.stubGlobal('alert', alerted)
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push({ path, ...(init?.body ? { body: JSON.parse(String(init.body)) } : {}) })
    const answer = await site[path]!()
    return answer instanceof Response ? answer : Response.json(answer)
  })
  document.documentElement.dataset.site = 'sample'
  document.body.innerHTML = `<main>${cardOf(1)}${cardOf(2)}${cardOf(3, true)}${cardOf(4, true)}</main>`
})
afterEach(() => vi.unstubAllGlobals())

/** The page is shown, for the first time or again: who is signed in is asked. */
const show = async () => {
  await import('./client.ts')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}
const start = async () => {
  await show()
  await vi.waitFor(() => expect(state(2).saved).toBe('true'))
}

test('what is saved is shown; a sold vehicle has a control only where it was saved', async () => {
  await start()
  expect(state(1).saved).toBe('false')
  expect([button(2)?.textContent, button(2)?.getAttribute('aria-label')]).toEqual(['Saved', 'Saved: Car 2'])
  expect(state(3).saved).toBe('true')
  expect(button(4)).toBeNull()
})

test('a vehicle is shown as saved before the site answers, and cannot be pressed meanwhile', async () => {
  await start()
  let answer = (_: object) => {}
  site['/api/watchlist/save-car'] = () => new Promise<object>((resolve) => (answer = resolve))
  const heard = vi.fn()
  addEventListener(counted, (event) => heard((event as CustomEvent).detail), { once: true })
  button(1)?.click()
  await vi.waitFor(() => expect(state(1)).toEqual({ saved: 'true', disabled: true, spinner: true }))
  expect(toast()).toBeNull()
  answer({ success: true })
  await vi.waitFor(() => expect(state(1)).toEqual({ saved: 'true', disabled: false, spinner: false }))
  expect(toast()?.querySelector('b')?.textContent).toBe('Car Saved In Watchlist')
  expect(toast()?.querySelector('span')?.textContent).toBe('Car 1 is now available in your watchlist')
  expect(toast()?.querySelector('a')?.getAttribute('href')).toBe('/kept')
  expect(calls.at(-1)).toEqual({ path: '/api/watchlist/save-car', body: { phone_number: phone, car_id: 1 } })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ name: 'favourite', car_id: 1, action: 'save' })
})

test('a saved one is taken out again, a sold one for good', async () => {
  await start()
  button(3)?.click()
  await vi.waitFor(() => expect(button(3)).toBeNull())
  expect(calls.at(-1)).toEqual({
    path: '/api/watchlist/remove-car',
    body: { phone_number: phone, car_id: 3 },
  })
  expect(toast()?.textContent).toContain('Car Removed')
  expect(toast()?.textContent).toContain('Car 3 is no longer in your watchlist')
})

test.each([
  ['says no', () => ({ success: false }), []],
  ['answers what nobody understands', () => new Response('<html>', { status: 502 }), [expect.any(String)]],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), ['Failed to fetch']],
])('the change is undone where the site %s', async (_, answer, said) => {
  await start()
  site['/api/watchlist/save-car'] = answer
  button(1)?.click()
  await vi.waitFor(() => expect(calls.at(-1)?.path).toBe('/api/watchlist/save-car'))
  await vi.waitFor(() => expect(state(1)).toEqual({ saved: 'false', disabled: false, spinner: false }))
  expect(toast()).toBeNull()
  expect(alerted.mock.calls.flat()).toEqual(said)
})

test('who comes back from sign-in without having signed in may press again', async () => {
  const gone = vi.fn()
  vi.stubGlobal('location', { pathname: '/x', search: '', assign: gone })
  site['/api/session'] = () => ({ user: null })
  await show()
  await vi.waitFor(() => expect(state(2).saved).toBe('false'))
  button(1)?.click()
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('/sign-in?type=watchlist&redirect=/x&back=/x'))
  expect(state(1)).toMatchObject({ disabled: true, spinner: true })
  await show()
  await vi.waitFor(() => expect(state(1)).toEqual({ saved: 'false', disabled: false, spinner: false }))
})

test('hearts of this browser join the watchlist at the first page after sign-in', async () => {
  localStorage.setItem('sample:favourites', '[7,8]')
  await show()
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/watchlist/join'))
  expect(calls.find(({ path }) => path === '/api/watchlist/join')?.body).toEqual({ car_ids: [7, 8] })
  await vi.waitFor(() => expect(localStorage.getItem('sample:favourites')).toBe('[]'))
})

test('who is signed out keeps their hearts, and nothing is saved', async () => {
  localStorage.setItem('sample:favourites', '[7,8]')
  site['/api/session'] = () => ({ user: null })
  await show()
  await vi.waitFor(() => expect(state(2).saved).toBe('false'))
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/api/session']))
  expect(localStorage.getItem('sample:favourites')).toBe('[7,8]')
})

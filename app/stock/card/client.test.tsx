// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleInstant, sampleRecord } from '#app/samples/stock.ts'
import { storeChanged } from '#app/stock/local/store.ts'
import { settingsDefaults } from '#tenants/settings/index.ts'
import { VehicleCard } from './vehicle-card.tsx'

const cardOf = (id: number) =>
  renderToStaticMarkup(
    <VehicleCard
      record={sampleRecord({ id, name: `Car ${id}`, badge: undefined })}
      settings={settingsDefaults}
      now={sampleInstant.getTime()}
    />,
  )
const control = (kind: 'favourite' | 'compare', id: number) =>
  document.querySelector<HTMLElement>(`[data-vehicle="${id}"] [data-${kind}]`)!
const pressed = (kind: 'favourite' | 'compare', id: number) => control(kind, id).getAttribute('aria-pressed')
const tray = () => document.querySelector<HTMLElement>('[data-compare-tray]')
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(async () => {
  document.documentElement.dataset.site = 'sample'
  await import('./client.ts')
})

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `<main>${[1, 2, 3, 4, 5].map(cardOf).join('')}</main>`
  window.dispatchEvent(new CustomEvent(storeChanged))
})

test('a heart toggles without sign-in and is kept', async () => {
  control('favourite', 2)
    .querySelector('svg')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(pressed('favourite', 2)).toBe('true')
  expect(pressed('favourite', 1)).toBe('false')
  expect(localStorage.getItem('sample:favourites')).toBe('[2]')
  control('favourite', 2).click()
  expect(pressed('favourite', 2)).toBe('false')
})

test('cards that come later show what was chosen before', async () => {
  control('favourite', 1).click()
  document.querySelector('main')!.innerHTML = ''
  document.querySelector('main')!.innerHTML = cardOf(1)
  await settled()
  expect(pressed('favourite', 1)).toBe('true')
})

test('what another tab chose shows here', () => {
  localStorage.setItem('sample:favourites', '[3]')
  window.dispatchEvent(new StorageEvent('storage'))
  expect(pressed('favourite', 3)).toBe('true')
})

describe('the comparison', () => {
  const names = () => [...(tray()?.querySelectorAll('li span') ?? [])].map(({ textContent }) => textContent)
  const link = () => tray()?.querySelector('a.action')?.getAttribute('href')
  const status = () => tray()?.querySelector('[role=status]')?.textContent

  test('has a tray while anything is chosen, and a link from two on', () => {
    expect(tray()).toBeNull()
    control('compare', 1).click()
    expect(names()).toEqual(['Car 1'])
    expect(status()).toBe('Choose one more to compare')
    expect(link()).toBeUndefined()
    control('compare', 3).click()
    expect(pressed('compare', 3)).toBe('true')
    expect(link()).toBe('/compare?ids=1,3')
    expect(status()).toBe('2 of 4 chosen')
  })

  test('refuses a fifth vehicle and says why', () => {
    for (const id of [1, 2, 3, 4, 5]) control('compare', id).click()
    expect(names()).toEqual(['Car 1', 'Car 2', 'Car 3', 'Car 4'])
    expect(pressed('compare', 5)).toBe('false')
    expect(status()).toBe('You can compare 4 vehicles. Remove one to add Car 5.')
  })

  test('vehicles leave it one by one or all at once', () => {
    for (const id of [1, 2, 3]) control('compare', id).click()
    tray()!.querySelector<HTMLElement>('[aria-label="Remove Car 2"]')!.click()
    expect(names()).toEqual(['Car 1', 'Car 3'])
    expect(pressed('compare', 2)).toBe('false')
    const buttons = [...tray()!.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === 'Clear')!.click()
    expect(tray()).toBeNull()
    expect(pressed('compare', 1)).toBe('false')
  })
})

test('a menu of buttons closes on Escape, and on a press elsewhere', () => {
  document.body.innerHTML = '<details data-card-menu open><summary>More</summary></details><p>Elsewhere</p>'
  const menu = document.querySelector('details')!
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(menu.open).toBe(false)
  menu.open = true
  document.querySelector('p')!.click()
  expect(menu.open).toBe(false)
})

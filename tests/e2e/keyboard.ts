import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { type Entry, placeOf } from './form-walks.ts'

const most = 80
/** As a person types, in milliseconds: faster than people do is held back as a program's. */
const betweenKeys = 60

/** Presses Tab until this holds. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>, what: string) {
  for (let presses = 0; presses < most; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${what}`)
}

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** Presses Tab until this has the focus. */
export const tabTo = (page: Page, place: Locator) => tabUntil(page, () => hasFocus(place), String(place))

/** Presses Tab until a radio button of the same group has the focus, then an arrow until it is this one. */
async function choose(page: Page, radio: Locator) {
  const inGroup = () =>
    radio.evaluate(
      (element: HTMLInputElement) => document.activeElement?.getAttribute('name') === element.name,
    )
  await tabUntil(page, inGroup, String(radio))
  for (let presses = 0; presses < most && !(await radio.isChecked()); presses++)
    await page.keyboard.press('ArrowDown')
}

/** Presses an arrow until these words are chosen. */
async function pick(page: Page, list: Locator, words: string) {
  const chosen = list.locator('option:checked')
  for (let presses = 0; presses < most && (await chosen.textContent()) !== words; presses++)
    await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(words)
}

/** `2026-11-26T10:00` as it is typed into a field of an American browser, which goes on by itself but for the year. */
async function typeTime(page: Page, value: string) {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(value) ?? []
  await page.keyboard.type(`${month}${day}${year}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(`${hour}${minute}AM`)
}

/** Fills in a field with the keyboard alone. */
export async function type(page: Page, form: Locator, entry: Entry) {
  const [role, , value] = entry
  const place = placeOf(form, entry)
  await expect(place).toBeVisible()
  if (role === 'radio') return choose(page, place)
  await tabTo(page, place)
  if (role === 'checkbox') return page.keyboard.press('Space')
  if (role === 'combobox') return pick(page, place, value)
  if (role === 'dateTime') return typeTime(page, value)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(value, { delay: betweenKeys })
}

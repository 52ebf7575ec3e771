// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAnnouncement } from './announcement.ts'
import { hoverCloseMs, hoverOpenMs, startFolds, startMenus } from './menus.ts'
import { slideMs } from './slide.ts'

const item = (name: string, hover = 'data-hover') =>
  `<details data-dropdown ${hover}><summary id="${name}">${name}</summary><div data-panel><a href="/${name}">${name} page</a><input type="search"></div></details>`

let header: HTMLElement
const details = (name: string) => document.getElementById(name)?.parentElement as HTMLDetailsElement
const point = (target: Element, type: string, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: type === 'pointerdown' }), { pointerType }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = `<header>${item('brands')}${item('company')}${item('search', '')}</header><main>text</main>`
  header = document.querySelector('header')!
  startMenus(header)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a dropdown of the header', () => {
  test('NAV-05 hover opens it, leaving closes it, click and touch open and close it', () => {
    point(details('brands'), 'pointerenter')
    vi.advanceTimersByTime(hoverOpenMs)
    expect(details('brands').open).toBe(true)
    point(details('brands'), 'pointerleave')
    vi.advanceTimersByTime(hoverCloseMs)
    expect(details('brands').open).toBe(false)

    point(details('brands'), 'pointerenter', 'touch')
    vi.advanceTimersByTime(hoverOpenMs)
    expect(details('brands').open).toBe(false)
    document.getElementById('brands')?.click()
    expect(details('brands').open).toBe(true)
    document.getElementById('brands')?.click()
    expect(details('brands').open).toBe(false)
  })

  test('a click right after the hover that opened it does not close it again', () => {
    point(details('brands'), 'pointerenter')
    vi.advanceTimersByTime(hoverOpenMs)
    document.getElementById('brands')?.click()
    expect(details('brands').open).toBe(true)
    vi.advanceTimersByTime(1000)
    document.getElementById('brands')?.click()
    expect(details('brands').open).toBe(false)
  })

  test('NAV-06 the header is marked while one is open', () => {
    expect(header.hasAttribute('data-dropdown-open')).toBe(false)
    document.getElementById('brands')?.click()
    expect(header.hasAttribute('data-dropdown-open')).toBe(true)
    document.getElementById('brands')?.click()
    expect(header.hasAttribute('data-dropdown-open')).toBe(false)
  })

  test('only one is open at a time', () => {
    document.getElementById('brands')?.click()
    document.getElementById('company')?.click()
    expect([details('brands').open, details('company').open]).toEqual([false, true])
  })

  test('Escape closes it and gives the focus back', () => {
    document.getElementById('brands')?.click()
    details('brands').querySelector('a')?.focus()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(details('brands').open).toBe(false)
    expect(document.activeElement?.id).toBe('brands')
  })

  test('a press outside or leaving it with the keyboard closes it', () => {
    document.getElementById('brands')?.click()
    point(document.querySelector('main')!, 'pointerdown')
    expect(details('brands').open).toBe(false)

    document.getElementById('brands')?.click()
    details('brands').querySelector('a')?.focus()
    document.getElementById('company')?.focus()
    details('brands').dispatchEvent(
      new FocusEvent('focusout', { relatedTarget: document.getElementById('company') }),
    )
    expect(details('brands').open).toBe(false)
  })

  test('the search opens by click alone and takes the cursor', () => {
    point(details('search'), 'pointerenter')
    vi.advanceTimersByTime(hoverOpenMs)
    expect(details('search').open).toBe(false)
    document.getElementById('search')?.click()
    expect(document.activeElement).toBe(details('search').querySelector('input'))
  })
})

test('panels slide over 300 ms and are closed when the slide is over', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const animation = { cancel: vi.fn(), onfinish: () => {} }
  const animate = vi.fn(() => animation)
  const panel = details('brands').querySelector<HTMLElement>('[data-panel]')!
  Object.assign(panel, { animate })
  document.getElementById('brands')?.click()
  expect(details('brands').open).toBe(true)
  expect(animate).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ duration: slideMs }))
  animation.onfinish()
  document.getElementById('brands')?.click()
  expect(details('brands').open).toBe(true)
  animation.onfinish()
  expect(details('brands').open).toBe(false)
  expect(slideMs).toBe(300)
})

test('groups of the small-screen menu open and close', () => {
  document.body.innerHTML =
    '<div><details data-fold><summary>Stock</summary><div data-panel></div></details></div>'
  const fold = document.querySelector('details')!
  startFolds(document.body)
  fold.querySelector('summary')?.click()
  expect(fold.open).toBe(true)
  fold.querySelector('summary')?.click()
  expect(fold.open).toBe(false)
})

test('closing the announcement hides it and remembers it for the session', () => {
  sessionStorage.clear()
  document.body.innerHTML = '<aside data-announcement="abc"><button data-announcement-close></button></aside>'
  const bar = document.querySelector('aside')!
  startAnnouncement(bar)
  bar.querySelector('button')?.click()
  expect(bar.hidden).toBe(true)
  expect(sessionStorage.getItem('announcement')).toBe('abc')
})

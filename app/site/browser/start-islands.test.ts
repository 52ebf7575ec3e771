// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { islandsId, islandsIn } from '#app/page/islands.ts'
import { startIslands } from './start-islands.ts'

/** What the entry does, as the test holds it back or lets it happen. */
const entry = vi.hoisted(() => ({ prepare: vi.fn(), hydrate: vi.fn() }))
vi.mock('/island-entry.js', () => ({ prepare: entry.prepare }))

const page = `
  <section data-block="search" data-interactive="a">
    <form action="/cars">
      <input name="make" type="checkbox" value="Kia">
      <input name="query" value="">
      <select name="sort"><option value="new">New</option><option value="old" selected>Old</option></select>
      <button type="button">Show all</button>
      <a href="#filters" aria-haspopup="dialog">Filters</a>
      <a href="#results">Skip</a>
      <article data-vehicle="1"><button type="button" data-favourite>Heart</button></article>
      <a href="/cars/one">One</a>
    </form>
  </section>
  <script type="application/json" id="${islandsId}" data-scripts="/island-entry.js /view.js">{}</script>`

const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

/** Listeners as React would have them, once it has hydrated. */
function listening() {
  const seen: string[] = []
  const section = find('section')
  for (const name of ['click', 'input', 'change'])
    section.addEventListener(name, ({ target, type }) => {
      const { id, name: field, value, tagName, textContent } = target as HTMLInputElement
      seen.push(`${type} ${field ? `${field}=${value}` : id || textContent?.trim() || tagName}`)
    })
  return seen
}

let hydrated: () => void
beforeEach(() => {
  document.body.innerHTML = page
  document.head.replaceChildren()
  const held = new Promise<void>((resolve) => (hydrated = resolve))
  entry.prepare.mockReset().mockImplementation(async () => {
    await held
    return entry.hydrate
  })
  entry.hydrate.mockReset().mockResolvedValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

const press = (selector: string, type = 'pointerdown') =>
  find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))

describe('an interactive block', () => {
  test('fetches nothing until it is used; a pointer over a control fetches ahead, a press begins', async () => {
    startIslands()
    press('[data-favourite]', 'pointerover')
    press('a[href="/cars/one"]')
    expect(preloaded()).toEqual([])
    press('button', 'pointerover')
    expect(preloaded()).toEqual(['/island-entry.js', '/view.js'])
    expect(entry.prepare).not.toHaveBeenCalled()
    press('button')
    press('select')
    await vi.waitFor(() => expect(entry.prepare).toHaveBeenCalledTimes(1))
  })

  test('a block that was put into the page is fetched at once', async () => {
    const { sections, ...given } = islandsIn(document)
    const inserted = sections[0]!.cloneNode(true) as HTMLElement
    document.body.append(inserted)
    const place = { ...given, sections: [inserted] }
    startIslands(place, true)
    await vi.waitFor(() => expect(entry.prepare).toHaveBeenCalledWith(place))
  })

  test('a file that was chosen before React listened is told of, and stays chosen', async () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' })
    find('form').append(input)
    let chosen = 'C:\\fakepath\\car.jpg'
    Object.defineProperty(input, 'value', {
      get: () => chosen,
      // As browsers do.
      set(value: string) {
        if (value !== '') throw new DOMException('No path may be set.', 'InvalidStateError')
        chosen = ''
      },
    })
    startIslands()
    let live: string[] = []
    entry.hydrate.mockImplementation(async () => {
      live = listening()
    })
    press('select')
    hydrated()
    await vi.waitFor(() => expect(live).toContain('input photo=C:\\fakepath\\car.jpg'))
    expect(chosen).not.toBe('')
  })

  test('what was typed, chosen and pressed before React listened is done once more, in order', async () => {
    startIslands()
    find('[name=make]').click()
    find<HTMLInputElement>('[name=query]').value = 'kia'
    find<HTMLSelectElement>('select').value = 'new'
    const button = find('button')
    const pressed = press('button', 'click')
    expect(pressed).toBe(false)
    expect(find('section').dataset).toHaveProperty('waiting')
    const seen: string[] = []
    entry.hydrate.mockImplementation(async () => {
      expect(find<HTMLInputElement>('[name=make]').checked).toBe(true)
      seen.push(...listening().splice(0))
      const live = listening()
      Object.assign(entry, { live })
    })
    hydrated()
    await vi.waitFor(() => expect(find('section').dataset).not.toHaveProperty('waiting'))
    const { live } = entry as unknown as { live: string[] }
    expect(live.filter((line) => /^(click|change|input) /.test(line))).toEqual([
      'click make=Kia',
      'input make=Kia',
      'change make=Kia',
      'change sort=new',
      'input query=kia',
      'click Show all',
    ])
    expect(button.isConnected).toBe(true)
    expect(find<HTMLInputElement>('[name=make]').checked).toBe(true)
  })

  test('what needs no React goes on at once: hearts, links, a jump to the results', () => {
    startIslands()
    expect(press('[data-favourite]', 'click')).toBe(true)
    expect(press('a[href="#results"]', 'click')).toBe(true)
    expect(press('a[href="#filters"]', 'click')).toBe(false)
  })

  test('where its scripts cannot be had, a choice sends the form', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    entry.prepare.mockRejectedValue(new Error('offline'))
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const asked = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
    startIslands()
    find('[name=make]').click()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

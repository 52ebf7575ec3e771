import { type IslandPlace, type IslandScript, islandsIn } from '#app/page/islands.ts'

/** What shows that a shopper begins to use a block. */
const intents = ['pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Fetches React and the views of the interactive blocks the moment a shopper begins to use one of them, and not before:
 * until then a block is the form and the links that the server sent. What was done meanwhile is done again afterwards,
 * so that nothing is lost; links to other pages are followed at once. Blocks of another page that were put into this one
 * are used already: they are fetched `atOnce`.
 */
export function startIslands(place: IslandPlace = islandsIn(document), atOnce = false) {
  const { sections, scripts } = place
  const [entry, ...others] = scripts
  if (!entry || sections.length === 0) return

  const served = location.pathname + location.search
  const waiting: HTMLElement[] = []
  const stop = new AbortController()
  const { signal } = stop
  let fetched = false
  let begun = false

  function fetchAhead() {
    if (fetched) return
    fetched = true
    for (const href of [entry!, ...others])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }

  async function begin() {
    if (begun) return
    begun = true
    fetchAhead()
    try {
      const { prepare }: IslandScript = await import(/* @vite-ignore */ entry!)
      const hydrate = await prepare(place)
      const changed = sections.flatMap(changedIn)
      stop.abort()
      await hydrate()
      await repeat(changed, waiting)
    } catch (error) {
      stop.abort()
      console.error('The interactive parts of this page could not be loaded.', error)
      withoutReact(sections, waiting)
    } finally {
      for (const section of sections) delete section.dataset.waiting
    }
  }

  /** Kept for later: before React listens, nobody would answer. */
  function later(event: Event, element: HTMLElement) {
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting.push(element)
    for (const section of sections) section.dataset.waiting = ''
    begin()
  }

  for (const section of sections) {
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listen: (event: HTMLElementEventMap[Name]) => void,
    ) => section.addEventListener(name, listen, { capture: true, passive: name === 'touchstart', signal })

    on('pointerover', ({ target }) => {
      const control = (target as Element).closest('input, select, label, button')
      if (control && !control.closest('[data-vehicle]')) fetchAhead()
    })
    for (const intent of intents) on(intent, (event) => isLeaving(event) || begin())
    on('submit', (event) => later(event, event.target as HTMLElement))
    on('click', (event) => {
      const target = (event.target as Element).closest<HTMLElement>('button[type="button"], [aria-haspopup]')
      if (target && !target.closest('[data-vehicle]')) later(event, target)
    })
  }
  addEventListener('popstate', () => location.pathname + location.search !== served && location.reload(), {
    signal,
  })
  if (atOnce || sections.some((section) => changedIn(section).length > 0)) begin()
}

/** A press of the mouse on a link to another page needs nothing of this one. A finger may only scroll. */
function isLeaving({ target, type }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || type === 'touchstart') return false
  return link.origin + link.pathname + link.search !== location.origin + location.pathname + location.search
}

/** Controls that do not stand as they were served; words last, as what they lead to may come later. */
const changedIn = (root: HTMLElement) =>
  [...root.querySelectorAll<Control>('input, select')]
    .map((control) => ({ control, value: control.value, ...differences(control) }))
    .filter(({ differs }) => differs)
    .sort((one, other) => Number(isTyped(one.control)) - Number(isTyped(other.control)))

const isTyped = (control: Control) =>
  control instanceof HTMLInputElement && !/^(checkbox|radio|range)$/.test(control.type)

function differences(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].find(({ defaultSelected }) => defaultSelected)
    return { differs: served !== undefined && !served.selected, checked: false }
  }
  const { checked, defaultChecked, value } = control
  return { differs: checked !== defaultChecked || value !== servedValue(control), checked }
}

/** The browser moves the value of a slider to its nearest step. */
function servedValue(input: HTMLInputElement) {
  if (input.type !== 'range') return input.defaultValue
  const same = input.cloneNode() as HTMLInputElement
  same.value = input.defaultValue
  return same.value
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** A control that React has brought up to date by then is not waited for any longer. */
const mostFrames = 30

/** Does again what was done before React listened: controls first, then presses. */
async function repeat(changed: ReturnType<typeof changedIn>, pressed: readonly HTMLElement[]) {
  for (const { control, value, checked } of changed) {
    if (!control.isConnected) continue
    if (control instanceof HTMLSelectElement) {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control.type === 'checkbox' || control.type === 'radio') {
      control.checked = !checked
      control.click()
      for (let frame = 0; frame < mostFrames && control.checked !== checked; frame++) await nextFrame()
    } else if (control.type === 'file') {
      // What was chosen is still chosen: no script may set it.
      control.dispatchEvent(new Event('input', { bubbles: true }))
    } else retype(control, value)
    await nextFrame()
  }
  for (const element of pressed)
    if (element instanceof HTMLFormElement && element.method === 'post') element.requestSubmit()
    else if (element instanceof HTMLFormElement)
      // The field in which Enter was pressed knows what that means.
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    else if (element.isConnected) element.click()
}

/** React compares with what it last saw: it is shown the value as served, then the one that was typed. */
function retype(input: HTMLInputElement, typed: string) {
  input.value = input.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (input !== document.activeElement) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** What a page without scripts does. */
function withoutReact(sections: readonly HTMLElement[], pressed: readonly HTMLElement[]) {
  const form = sections.find((section) => changedIn(section).length > 0)?.querySelector('form')
  const last = pressed.at(-1)
  if (last instanceof HTMLAnchorElement) location.assign(last.href)
  else if (last instanceof HTMLFormElement) last.submit()
  else form?.submit()
  for (const section of sections)
    section.addEventListener('change', ({ target }) => (target as Control).form?.requestSubmit())
}

import { type IslandPlace, islandsIn } from '#app/page/islands.ts'
import stylesheet from '../form-sheet.css?url'

/** The page of the form gets this long, in milliseconds; then the link is followed. */
const patienceMs = 8000

let sheet: HTMLDialogElement | undefined
let styled: Promise<void> | undefined

/**
 * Opens the form that stands on the page of this link in a sheet beside the page. What was typed stays there while the
 * same form is opened again. `start` starts what was put into the page; where anything fails, the link is followed.
 */
export async function openFormSheet(link: HTMLAnchorElement, start: (place: IslandPlace) => void) {
  if (sheet?.isConnected && sheet.dataset.page === link.href) return show(sheet, link)
  sheet?.remove()
  styled ??= stylesLoaded()
  await styled
  const dialog = sheetFor(link)
  sheet = dialog
  document.body.append(dialog)
  show(dialog, link)
  try {
    const { page, styles } = await pageOf(link.href)
    const place = formOn(page)
    for (const rules of styles) adoptLacking(rules)
    fill(dialog, place.sections[0]!)
    start(place)
  } catch (error) {
    console.error('A form could not be opened beside the page.', error)
    const isWanted = dialog.open
    dialog.remove()
    if (isWanted) location.assign(link.href)
  }
}

const stylesLoaded = () =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet })
    link.onload = () => resolve()
    link.onerror = reject
    document.head.append(link)
  })

function sheetFor(link: HTMLAnchorElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'form-sheet'
  dialog.dataset.page = link.href
  dialog.tabIndex = -1
  dialog.ariaLabel = link.textContent?.trim() ?? ''
  dialog.ariaBusy = 'true'
  dialog.innerHTML =
    '<button type="button" class="form-sheet-close" aria-label="Close"></button><div class="form-sheet-body"><p class="form-sheet-wait">One moment…</p></div>'
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close())
  // A press that began on a field and ended beside the sheet marks text; it closes nothing.
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close()
  })
  return dialog
}

function show(dialog: HTMLDialogElement, link: HTMLAnchorElement) {
  dialog.showModal()
  focusInto(dialog)
  dialog.addEventListener('close', () => focusBack(link), { once: true })
}

/** The menu of a card closes by Escape as well: then its button takes the focus. */
function focusBack(link: HTMLAnchorElement) {
  link.focus()
  if (document.activeElement !== link) link.closest('details')?.querySelector('summary')?.focus()
}

/** With a keyboard at hand the first field to fill in; a finger sees the form before a keyboard covers it. */
function focusInto(dialog: HTMLDialogElement) {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('.lead-step:not([hidden]) .field')]
  const first = fields.find(({ value }) => value === '') ?? fields[0]
  if (first && matchMedia('(pointer: fine)').matches) first.focus()
  else dialog.focus()
}

/** A page and its inline sheets, taken out of it: the policy of the page that reads it knows its own alone. */
async function pageOf(href: string): Promise<{ page: Document; styles: string[] }> {
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  const styles: string[] = []
  const markup = (await response.text()).replace(/<style[^>]*>(.*?)<\/style>/gs, (_, rules: string) => {
    styles.push(rules)
    return ''
  })
  return { page: new DOMParser().parseFromString(markup, 'text/html'), styles }
}

/** @throws where the page has no form, or this page has the same one already */
function formOn(page: Document): IslandPlace {
  const form = page.querySelector('[data-interactive] form[data-lead-form]')
  const section = form?.closest<HTMLElement>('[data-interactive]')
  if (!form || !section) throw new Error('The page of the link has no form.')
  if (document.getElementById(form.id)) throw new Error('This page has the form already.')
  return { ...islandsIn(page), sections: [document.adoptNode(section)] }
}

function fill(dialog: HTMLDialogElement, section: HTMLElement) {
  const isFocused = dialog.contains(document.activeElement)
  dialog.querySelector('.form-sheet-body')?.replaceChildren(section)
  dialog.ariaBusy = null
  const title = section.querySelector('h1[id], h2[id]')
  if (title) dialog.setAttribute('aria-labelledby', title.id)
  if (isFocused) focusInto(dialog)
}

/** Adds those rules of the other page that this page does not have. */
function adoptLacking(rules: string) {
  const known = new Set(
    [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((one) =>
      one.href ? [] : [...one.cssRules].map(({ cssText }) => cssText),
    ),
  )
  const whole = new CSSStyleSheet()
  whole.replaceSync(rules)
  adopt([...whole.cssRules].flatMap(({ cssText }) => (known.has(cssText) ? [] : cssText)).join('\n'))
}

const adopted = new Set<string>()

function adopt(rules: string) {
  if (rules === '' || adopted.has(rules)) return
  adopted.add(rules)
  const own = new CSSStyleSheet()
  own.replaceSync(rules)
  document.adoptedStyleSheets.push(own)
}

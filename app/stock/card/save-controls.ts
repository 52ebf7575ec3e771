type Saving = typeof import('./save.ts')

let saving: Saving | undefined
let starting: Promise<Saving> | undefined

/** Fetches what saves vehicles, once a page has a control for it. @returns whether it is there to paint by */
export function savingStarts(root: ParentNode): boolean {
  if (saving) return true
  if (root.querySelector('[data-watchlist]'))
    start().catch((error: unknown) => console.error('Vehicles cannot be saved.', error))
  return false
}

const start = () => {
  starting ??= import('./save.ts').then((loaded) => {
    saving = loaded
    loaded.startSaving(() => paintSaved(document))
    return loaded
  })
  return starting
}

export async function toggleSavedBy(control: Element, vehicle: { id: number; name: string }) {
  const list = control.closest<HTMLElement>('[data-watchlist]')?.dataset.watchlist ?? '/'
  const { toggleSaved } = await start()
  await toggleSaved({ ...vehicle, list })
}

/** What is written only when it changes: this is called from what observes changes. */
export function paintSaved(root: ParentNode) {
  if (!saving) return
  for (const controls of root.querySelectorAll<HTMLElement>('[data-watchlist]')) {
    const id = Number(controls.dataset.vehicle)
    const isSaved = saving.isSaved(id)
    const isBusy = saving.isBusy(id)
    const button =
      controls.querySelector<HTMLButtonElement>('[data-save]') ?? made(controls, isSaved || isBusy)
    if (!button) continue
    if (button.dataset.made && !isSaved && !isBusy) {
      button.remove()
      continue
    }
    const pressed = String(isSaved)
    if (button.getAttribute('aria-pressed') !== pressed) {
      button.setAttribute('aria-pressed', pressed)
      const words = button.querySelector('[data-save-words]')
      const said = isSaved ? 'Saved' : 'Save'
      if (words) words.textContent = said
      button.setAttribute('aria-label', `${said}: ${controls.dataset.name ?? ''}`)
    }
    if (button.disabled !== isBusy) {
      button.disabled = isBusy
      button.toggleAttribute('data-busy', isBusy)
      if (isBusy) button.append(spinner())
      else button.querySelector('[data-spinner]')?.remove()
    }
  }
}

/** A vehicle that was sold after it was saved has no control of its own: here is the way to take it out (WATCH-15). */
function made(controls: HTMLElement, wanted: boolean) {
  if (!wanted) return undefined
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'vehicle-control vehicle-control-save'
  for (const [name, value] of Object.entries({
    'data-save': '',
    'data-made': 'true',
    'data-testid': 'save-control',
    'aria-pressed': 'false',
    'aria-label': `Save: ${controls.dataset.name ?? ''}`,
  }))
    button.setAttribute(name, value)
  const words = document.createElement('span')
  words.dataset.saveWords = ''
  words.textContent = 'Save'
  button.append(words)
  controls.append(button)
  return button
}

function spinner() {
  const made = document.createElement('i')
  made.dataset.spinner = ''
  made.className = 'control-spinner'
  made.setAttribute('aria-hidden', 'true')
  return made
}

import { fieldNames } from '../fields.ts'

interface Answer {
  error?: string
  redirect?: string
  /** The block as it is after the submission. */
  html?: string
}

const problem = 'The form could not be sent. Check your connection and send it again.'

/**
 * Sends a block's form without leaving the page: the block is replaced by what it is afterwards, and what was typed
 * stays where nothing came back. Without this script the browser sends the same form and gets the whole page.
 */
export function sendInPlace(form: HTMLFormElement, renewed: (block: HTMLElement) => void) {
  const section = form.closest<HTMLElement>('[data-block]')
  let sending = false

  form.addEventListener('submit', async (event) => {
    if (!section || event.defaultPrevented) return
    event.preventDefault()
    if (sending) return
    sending = true
    form.setAttribute('aria-busy', 'true')
    const key = form.elements.namedItem(fieldNames.key)
    if (key instanceof HTMLInputElement && !key.value) key.value = crypto.randomUUID()
    const body = new FormData(form, event.submitter)
    try {
      // A field may be called "action".
      const response = await fetch(form.getAttribute('action') ?? location.href, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: form.enctype === 'multipart/form-data' ? body : new URLSearchParams(textOf(body)),
      })
      const answer: Answer = await response.json()
      if (answer.redirect) return location.assign(answer.redirect)
      if (answer.html === undefined) {
        // It was taken, but the block cannot be shown alone: the same submission, sent as a page, is still one.
        if (response.ok) return HTMLFormElement.prototype.submit.call(form)
        return say(form, answer.error ?? problem)
      }
      section.innerHTML = answer.html
      renewed(section)
      focusOn(section)
    } catch {
      say(form, problem)
    } finally {
      sending = false
      form.removeAttribute('aria-busy')
    }
  })
}

function* textFields(body: FormData): Generator<[string, string]> {
  for (const [name, value] of body) if (typeof value === 'string') yield [name, value]
}

const textOf = (body: FormData) => [...textFields(body)]

/** The first field to mend, else what the block marks, else its heading. */
function focusOn(block: HTMLElement) {
  const wanted =
    block.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    block.querySelector<HTMLElement>('[data-form-focus]') ??
    block.querySelector<HTMLElement>('h1, h2')
  if (!wanted) return
  if (wanted.tabIndex < 0) wanted.tabIndex = -1
  wanted.focus()
}

/** A message that is announced, at the end of the form. */
function say(form: HTMLFormElement, text: string) {
  const known = form.querySelector<HTMLElement>('[data-form-problem]')
  const place = known ?? document.createElement('p')
  place.dataset.formProblem = ''
  place.setAttribute('role', 'alert')
  place.className = 'form-problem'
  place.textContent = text
  if (!known) form.append(place)
}

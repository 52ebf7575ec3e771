import { keepText, keptText, siteOfPage } from '#app/page/browser/kept.ts'

type Choice = 'accepted' | 'declined'

const keyOf = () => `${siteOfPage()}:consent`

function choice(): Choice | undefined {
  const kept = keptText('localStorage', keyOf())
  return kept === 'accepted' || kept === 'declined' ? kept : undefined
}

/**
 * Shows the notice until the visitor has chosen, and again from the footer. `onAccepted` runs at most once; who declines
 * afterwards gets the page again without what was loaded.
 */
export function askConsent(onAccepted: () => void) {
  const notice = document.querySelector<HTMLElement>('[data-consent-notice]')
  const opener = document.querySelector<HTMLElement>('[data-consent-open]')
  if (!notice) return
  let accepted = false
  /** What had the focus before the notice was asked for. */
  let back: HTMLElement | null = null

  const accept = () => {
    if (!accepted) onAccepted()
    accepted = true
  }
  const choose = (chosen: Choice) => {
    // Where the browser keeps nothing, the choice holds for this page, and the next one asks again.
    keepText('localStorage', keyOf(), chosen)
    notice.hidden = true
    back?.focus()
    back = null
    if (chosen === 'accepted') accept()
    else if (accepted) location.reload()
  }
  for (const button of notice.querySelectorAll<HTMLElement>('[data-consent]'))
    button.addEventListener('click', () =>
      choose(button.dataset.consent === 'accepted' ? 'accepted' : 'declined'),
    )
  if (opener) {
    opener.hidden = false
    opener.addEventListener('click', () => {
      notice.hidden = false
      back = opener
      notice.focus()
    })
  }

  const known = choice()
  if (known === 'accepted') accept()
  else if (known === undefined) notice.hidden = false
}

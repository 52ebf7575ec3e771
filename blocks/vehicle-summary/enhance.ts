import { siteOfPage } from '#app/page/browser/kept.ts'
import { localStore } from '#app/stock/local/store.ts'
import { followScrolling } from './follow-scrolling.ts'

const seen = new WeakSet<Element>()

/**
 * Notes the vehicle among those looked at in this browser (SRCH-46), and does what its buttons are for: what they do is
 * fetched at the first press.
 */
export default function enhance(root: HTMLElement) {
  for (const summary of root.querySelectorAll<HTMLElement>('[data-viewed]')) {
    if (seen.has(summary)) continue
    seen.add(summary)
    const id = Number(summary.dataset.viewed)
    if (id > 0) localStore(siteOfPage()).addViewed(id)
    if (summary.dataset.withoutPhone !== undefined)
      console.warn('There is no phone number for this vehicle: it has no call button.')
    root.addEventListener('click', onPress)
    followScrolling(root)
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-share], [data-reveal]'))
      button.disabled = false
  }
}

function onPress(event: MouseEvent) {
  const control = (event.target as Element).closest<HTMLElement>('[data-share], [data-reveal], a[download]')
  if (!control) return
  event.preventDefault()
  const after = (problem: unknown) => {
    console.error('A button of the vehicle does not work.', problem)
    if (control instanceof HTMLAnchorElement) location.assign(control.href)
  }
  if (control.dataset.reveal !== undefined)
    import('./reveal-phone.ts').then(({ revealPhone }) => revealPhone(control)).catch(after)
  else if (control.dataset.share !== undefined)
    import('./share.ts').then(({ share }) => share(control)).catch(after)
  else if (control instanceof HTMLAnchorElement)
    import('./download-pdf.ts').then(({ downloadPdf }) => downloadPdf(control)).catch(after)
}

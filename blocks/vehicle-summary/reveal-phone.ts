import { visitId } from '#app/analytics/browser/visit-id.ts'
import { visitSoFar } from '#app/leads/browser/visit.ts'

/** Shows the number that a masked button holds, on all buttons of the vehicle, and tells the dealer (PHONE-03). */
export function revealPhone(pressed: HTMLElement) {
  const { reveal = '{}' } = pressed.dataset
  for (const button of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const link = asLink(button)
    button.replaceWith(link)
    if (button === pressed) link.focus()
  }
  // Whatever becomes of it, the number stands there (PHONE-06).
  tell(JSON.parse(reveal)).catch((problem: unknown) => console.warn('The lead could not be sent.', problem))
}

function asLink(button: HTMLElement) {
  const phone = [...(button.dataset.phone ?? '')].reverse().join('')
  const link = document.createElement('a')
  link.href = `tel:${phone.replace(/[^\d+]/g, '')}`
  link.className = button.matches('.action') ? button.className : 'tabular'
  if (button.dataset.testid) link.dataset.testid = button.dataset.testid
  const icon = button.querySelector('svg')
  if (icon) link.append(icon)
  link.append(phone)
  return link
}

/** One lead for each vehicle and visit, however often the page is loaded. */
async function tell(lead: Record<string, unknown>) {
  const { pages, parameters } = visitSoFar()
  const response = await fetch('/api/leads/phone-reveal', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `phone-${lead.car_id}-${visitId()}`.slice(0, 64),
    },
    body: JSON.stringify({
      ...lead,
      url: location.href,
      lead_attributes: { visited_pages: pages, linked_query_params: parameters },
    }),
  })
  if (!response.ok) throw new Error(`The answer was ${response.status}.`)
}

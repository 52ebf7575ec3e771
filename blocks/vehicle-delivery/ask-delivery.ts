import { deliveryPrice, deliveryWords } from '#app/delivery-prices/delivery-words.ts'
import { isRecord } from '#platform/is-record.ts'
import { paths } from '#values/paths.ts'

/** What was asked last in a form: an answer that comes after it is not shown. */
const asked = new WeakMap<HTMLFormElement, object>()

/** Asks what delivery to the postcode of the box costs, and says it below (DLVR-02 to DLVR-08). */
export async function askDelivery(form: HTMLFormElement) {
  const answer = form.querySelector<HTMLElement>('[data-answer]')
  const button = form.querySelector('button')
  const box = form.querySelector('input')
  if (!answer || !button || !box) return
  const postcode = box.value.trim()
  if (postcode === '') {
    answer.textContent = deliveryWords.missing
    box.focus()
    return
  }
  const question = {}
  asked.set(form, question)
  box.addEventListener('input', () => asked.delete(form), { once: true })
  form.dataset.loading = ''
  button.disabled = true
  answer.textContent = 'Checking…'
  const estimate = await estimateOf(postcode, form.dataset.delivery ?? '')
  delete form.dataset.loading
  button.disabled = false
  if (asked.get(form) !== question) return
  if (!estimate) answer.textContent = deliveryWords.none
  else {
    const price = Object.assign(document.createElement('strong'), {
      textContent: deliveryPrice(estimate.price),
    })
    answer.replaceChildren(price, ` to ${estimate.region_name}`)
  }
}

/** Undefined where there is no estimate, or where asking failed (DLVR-07). */
async function estimateOf(postcode: string, car: string) {
  try {
    const response = await fetch(paths.delivery(postcode, car), { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return undefined
    const said: unknown = await response.json()
    if (!isRecord(said)) return undefined
    const { price, region_name } = said
    return typeof price === 'number' && typeof region_name === 'string' ? { price, region_name } : undefined
  } catch {
    return undefined
  }
}

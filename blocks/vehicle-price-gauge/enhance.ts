import { isEmpty, readGauge, type Shown } from './gauge.ts'

const seen = new WeakSet<Element>()

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-AU')}`

/** Asks how the price stands in the market once the block comes near, or the page has nothing else to do. */
export default function enhance(root: HTMLElement) {
  for (const place of root.querySelectorAll<HTMLElement>('[data-gauge]')) {
    if (seen.has(place)) continue
    seen.add(place)
    let asked = false
    const ask = () => {
      near.disconnect()
      if (!asked) compare(place)
      asked = true
    }
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: '600px 0px',
    })
    near.observe(place)
    const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(ask)
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
  }
}

async function compare(place: HTMLElement) {
  try {
    const response = await fetch(place.dataset.gauge ?? '', { credentials: 'omit' })
    if (!response.ok) throw new Error(`${response.status}`)
    const text = await response.text()
    const answer: unknown = text.trim() === '' ? null : JSON.parse(text)
    if (isEmpty(answer)) return console.info('No data returned')
    const shown = readGauge(answer as object)
    if (shown) show(place, shown)
  } catch (error) {
    console.warn('Failed to fetch auto gauge data', error)
  }
}

/** The card takes the place of the template it is made of. */
function show(place: HTMLElement, { fill, price, low, high, description, banded }: Shown) {
  const template = place.querySelector('template')
  if (!template) return
  const card = document.importNode(template.content, true)
  const words = { price: dollars(price), low: dollars(low), high: dollars(high), description }
  for (const [name, text] of Object.entries(words))
    for (const slot of card.querySelectorAll(`[data-slot=${name}]`)) slot.textContent = text
  const scale = card.querySelector<HTMLElement>('[data-fill]')
  if (!scale) return
  scale.dataset.fill = String(fill)
  scale.style.setProperty('--gauge-fill', String(fill))
  scale.toggleAttribute('data-banded', banded)
  scale.setAttribute('aria-label', `${words.price} on a market range of ${words.low} to ${words.high}`)
  template.closest<HTMLElement>('[hidden]')!.hidden = false
  template.replaceWith(card)
  // The movement begins where it can be seen.
  const inView = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    scale.toggleAttribute('data-run', true)
    inView.disconnect()
  })
  inView.observe(scale)
}

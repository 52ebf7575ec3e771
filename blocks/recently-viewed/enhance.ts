import { siteOfPage } from '#app/page/browser/kept.ts'
import type { BriefVehicle } from '#app/stock/card/brief.ts'
import { localStore } from '#app/stock/local/store.ts'
import { paths } from '#values/paths.ts'

const seen = new WeakSet<Element>()

/** Shows what was looked at before on this site, once the block comes near. */
export default function enhance(root: HTMLElement) {
  for (const place of root.querySelectorAll<HTMLElement>('[data-recent]')) {
    if (seen.has(place)) continue
    seen.add(place)
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        show(place).catch(() => console.warn('Vehicles viewed before could not be fetched.'))
      },
      { rootMargin: '600px 0px' },
    )
    near.observe(place)
  }
}

async function show(place: HTMLElement) {
  const here = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed
  const ids = localStore(siteOfPage())
    .viewed()
    .filter((id) => String(id) !== here)
    .slice(0, Number(place.dataset.recent))
  if (ids.length === 0) return
  const response = await fetch(paths.briefVehicles(ids))
  if (!response.ok) throw response
  const { cars }: { cars: BriefVehicle[] } = await response.json()
  const template = place.querySelector('template')
  if (cars.length === 0 || !template) return
  const section = document.importNode(template.content, true)
  const list = section.querySelector('ul')!
  const blank = list.firstElementChild!
  list.replaceChildren(...cars.map((car) => filled(blank, car)))
  template.closest<HTMLElement>('[hidden]')!.hidden = false
  template.replaceWith(section)
}

function filled(blank: Element, { name, price, path, picture }: BriefVehicle) {
  const item = blank.cloneNode(true) as Element
  item.querySelector('a')!.setAttribute('href', path)
  item.querySelector('[data-slot=name]')!.textContent = name
  item.querySelector('[data-slot=price]')!.textContent = price
  const image = item.querySelector('img')!
  if (picture) image.src = picture
  else image.remove()
  return item
}

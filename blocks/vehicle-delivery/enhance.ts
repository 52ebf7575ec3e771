const seen = new WeakSet<Element>()

/** Asks for the price in place; the script that does so is fetched when the box is used. */
export default function enhance(root: HTMLElement) {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-delivery]')) {
    if (seen.has(form)) continue
    seen.add(form)
    const asking = () => import('./ask-delivery.ts')
    form.addEventListener('focusin', () => void asking().catch(() => undefined), { once: true })
    form.addEventListener('input', () => form.querySelector('[data-answer]')?.replaceChildren())
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      asking()
        .then(({ askDelivery }) => askDelivery(form))
        // The page itself knows the price as well.
        .catch(() => form.submit())
    })
  }
}

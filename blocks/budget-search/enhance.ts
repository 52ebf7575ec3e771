const seen = new WeakSet<Element>()

/** Sliders and number fields follow each other; the ends cannot cross (FACET-34, FACET-35). */
export default function enhance(root: HTMLElement) {
  for (const form of root.querySelectorAll<HTMLElement>('[data-budget]')) {
    if (seen.has(form)) continue
    seen.add(form)
    start(form)
  }
}

function start(form: HTMLElement) {
  const thumbs = [...form.querySelectorAll<HTMLInputElement>('[data-end]')]
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name=price]')]
  const [low, high] = thumbs as [HTMLInputElement, HTMLInputElement]
  const slider = low.parentElement!
  const [min, max] = [Number(low.min), Number(low.max)]

  const draw = () => {
    const share = (thumb: HTMLInputElement) => String((Number(thumb.value) - min) / (max - min))
    slider.style.setProperty('--from', share(low))
    slider.style.setProperty('--to', share(high))
    for (const thumb of thumbs)
      thumb.setAttribute('aria-valuetext', `$${Number(thumb.value).toLocaleString('en-AU')}`)
    // Where both stand at the top, the lower one must be the one that can be taken.
    low.toggleAttribute('data-above', Number(low.value) > (min + max) / 2)
  }
  /** Sets one end within the slider and on its side of the other end. */
  const set = (end: number, value: number) => {
    const [lowest, highest] = end ? [Number(low.value), max] : [min, Number(high.value)]
    thumbs[end]!.value = String(Math.min(Math.max(value, lowest), highest))
    draw()
  }
  thumbs.forEach((thumb, end) => {
    thumb.addEventListener('input', () => {
      set(end, Number(thumb.value))
      fields[end]!.value = thumb.value
    })
  })
  fields.forEach((field, end) => {
    field.addEventListener('input', () => field.value && set(end, Number(field.value)))
    field.addEventListener('change', () => {
      if (field.value === thumbs[end]!.value) return
      field.value = thumbs[end]!.value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  })
  for (const [end, { value }] of fields.entries()) set(end, Number(value))
}

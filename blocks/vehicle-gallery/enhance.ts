const seen = new WeakSet<Element>()

const intents = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Fetches the script of a viewer when somebody begins to use it. A spin or a service's frame that is in view does
 * without being asked, once the page has nothing else to do.
 */
export default function enhance(root: HTMLElement) {
  for (const viewer of root.querySelectorAll<HTMLElement>('[data-viewer]:has([data-mode])')) {
    if (seen.has(viewer)) continue
    seen.add(viewer)
    coverBroken(viewer)
    waitFor(viewer)
    viewer.dataset.ready = ''
  }
}

/** A picture that cannot be had leaves a calm place, not the sign of a broken page. */
function coverBroken(viewer: HTMLElement) {
  const mark = (image: EventTarget | null, isBroken: boolean) => {
    const place =
      image instanceof HTMLImageElement && image.closest<HTMLElement>('[data-large], [data-thumbs] a')
    if (place) place.toggleAttribute('data-broken', isBroken)
  }
  viewer.addEventListener('error', ({ target }) => mark(target, true), true)
  viewer.addEventListener('load', ({ target }) => mark(target, false), true)
  for (const image of viewer.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) mark(image, true)
}

function waitFor(viewer: HTMLElement) {
  /** The script is there, or will not be: what is pressed then does what it does. */
  let settled = false
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= import('./browser/viewer.ts')
      .then(({ start }) => {
        settled = true
        for (const intent of intents) viewer.removeEventListener(intent, load)
        start(viewer)
      })
      .catch((error: unknown) => {
        settled = true
        console.error('The pictures of a vehicle can only be swiped.', error)
      })
    return loading
  }
  for (const intent of intents) viewer.addEventListener(intent, load, { passive: true })
  viewer.addEventListener('scroll', load, { passive: true, capture: true, once: true })

  // A vehicle that was touched before it began to turn does not begin.
  viewer.addEventListener('pointerdown', () => {
    viewer.dataset.touched = ''
  })
  // What is pressed before the script is there happens when it is.
  const again = (event: Event, repeat: () => void) => {
    if (settled) return
    event.preventDefault()
    load().then(repeat)
  }
  viewer.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button, a')
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    if (pressed && isPlain && pressed.closest('[data-mode], [data-thumbs]'))
      again(event, () => pressed.click())
  })
  viewer.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (/^Arrow(Left|Right)$/.test(key))
      again(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  })

  const active = viewer.querySelector('[data-mode="spinner"] :is([data-auto], [data-embed])')
  if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const whenSeen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    whenSeen.disconnect()
    const go = () => idle(() => void load())
    if (document.readyState === 'complete') go()
    else addEventListener('load', go, { once: true })
  })
  whenSeen.observe(viewer)
}

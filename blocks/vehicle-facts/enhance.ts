const narrow = '(max-width: 767.98px)'
const seen = new WeakSet<Element>()

/** Phones begin with the long list of specifications folded. */
export default function enhance(root: HTMLElement) {
  for (const specs of root.querySelectorAll<HTMLDetailsElement>('details.vehicle-specs')) {
    if (seen.has(specs)) continue
    seen.add(specs)
    if (matchMedia(narrow).matches) specs.open = false
  }
}

const seen = new WeakSet<Element>()

export default function enhance(root: HTMLElement) {
  for (const button of root.querySelectorAll<HTMLElement>('[data-print]')) {
    if (seen.has(button)) continue
    seen.add(button)
    button.addEventListener('click', () => window.print())
  }
}

const seen = new WeakSet<Element>()

/** More shows the whole of the comments, less their beginning again. */
export default function enhance(root: HTMLElement) {
  for (const comments of root.querySelectorAll<HTMLElement>('[data-comments]')) {
    const toggle = comments.querySelector<HTMLButtonElement>('[data-toggle]')
    if (!toggle || seen.has(comments)) continue
    seen.add(comments)
    const words = [toggle.textContent ?? '', toggle.dataset.less ?? '']
    toggle.disabled = false
    toggle.addEventListener('click', () => {
      const open = comments.toggleAttribute('data-open')
      toggle.setAttribute('aria-expanded', String(open))
      toggle.textContent = words[open ? 1 : 0] ?? ''
    })
  }
}

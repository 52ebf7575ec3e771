import { refreshMs, salesCount } from './sales-count.ts'

/** Counts on while the page stays open. */
export default function enhance(root: HTMLElement) {
  const number = root.querySelector<HTMLElement>('[data-count]')
  if (!number || number.dataset.counting) return
  number.dataset.counting = 'true'
  const show = () => {
    if (!number.isConnected) return clearInterval(timer)
    const count = salesCount(new Date())
    if (number.dataset.count === String(count)) return
    number.dataset.count = String(count)
    number.textContent = count.toLocaleString('en-AU')
  }
  const timer = setInterval(show, refreshMs)
}

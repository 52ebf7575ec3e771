export interface Toast {
  title: string
  text?: string
  action?: { label: string; href: string }
}

const shownMs = 6000

/** Says what was done, at the foot of the page; gone after a while, unless somebody is at it. One at a time. */
export function showToast({ title, text = '', action }: Toast) {
  const place = document.querySelector<HTMLElement>('[data-toasts]') ?? makePlace()
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.dataset.testid = 'toast'
  const words = document.createElement('p')
  const name = document.createElement('b')
  name.textContent = title
  const more = document.createElement('span')
  more.textContent = text
  words.append(name, more)
  toast.append(words)
  if (action) {
    const link = document.createElement('a')
    link.href = action.href
    link.textContent = action.label
    link.className = 'action action-quiet'
    toast.append(link)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'toast-close'
  close.setAttribute('aria-label', 'Close')
  close.textContent = '×'
  close.addEventListener('click', () => toast.remove())
  toast.append(close)
  place.replaceChildren(toast)
  const end = () => (toast.matches(':hover, :focus-within') ? setTimeout(end, 1000) : toast.remove())
  setTimeout(end, shownMs)
}

/** Announced by screen readers: the place is there before the words are. */
function makePlace() {
  const place = document.createElement('div')
  place.dataset.toasts = ''
  place.className = 'toasts'
  place.setAttribute('role', 'status')
  document.body.append(place)
  return place
}

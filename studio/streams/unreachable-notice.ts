/** Delay before the notice shows, so that short interruptions go unnoticed, in milliseconds. */
const delayMs = 800

/** Shows a notice at the bottom of the Studio that its server cannot be reached; returns the function that removes it. */
export function showUnreachableNotice(): () => void {
  const notice = document.createElement('div')
  notice.className = 'forecourt-unreachable'
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  const timer = setTimeout(() => {
    notice.textContent = 'The connection is lost. What you wrote is kept here, and saved when it is back.'
  }, delayMs)
  return () => {
    clearTimeout(timer)
    notice.remove()
  }
}

/** Who saves at that very moment need not read of a failure that is over before they could, in milliseconds. */
const quietMs = 800

/** Says at the foot of the Studio that its server does not answer; the answer takes the notice away. */
export function tellUnreachable(): () => void {
  const notice = document.createElement('div')
  notice.className = 'forecourt-unreachable'
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  const timer = setTimeout(() => {
    notice.textContent = 'The connection is lost. What you wrote is kept here, and saved when it is back.'
  }, quietMs)
  return () => {
    clearTimeout(timer)
    notice.remove()
  }
}

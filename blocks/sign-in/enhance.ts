/** A new code may be asked for after this, in seconds. */
const resendSeconds = 30

/** Sends six digits as soon as they are there, and lets a shopper wait before they ask for a new code. */
export default function enhance(root: HTMLElement) {
  const code = root.querySelector<HTMLInputElement>('[data-sign-in-code]')
  const again = root.querySelector<HTMLButtonElement>('[data-sign-in-again]')
  const verify = code?.form?.querySelector<HTMLButtonElement>('button[value=verify]')
  code?.addEventListener('input', () => {
    if (/^\s*(\d\s*){6}$/.test(code.value)) code.form?.requestSubmit(verify)
  })
  if (again) countDown(again)
}

function countDown(button: HTMLButtonElement) {
  const words = button.textContent ?? ''
  const until = Date.now() + resendSeconds * 1000
  button.disabled = true
  const timer = setInterval(show, 1000)

  function show() {
    const left = Math.ceil((until - Date.now()) / 1000)
    button.textContent = left > 0 ? `${words} in ${left} s` : words
    if (left > 0 && button.isConnected) return
    button.disabled = false
    clearInterval(timer)
  }
  show()
}

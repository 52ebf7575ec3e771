const again = 1_000

/** Covers the Studio, whatever is open in it, until the person is back. The form behind it stays as it is. */
export async function askToSignIn(isBack: () => Promise<boolean>): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.className = 'forecourt-signed-out'
  dialog.setAttribute('aria-labelledby', 'forecourt-signed-out')
  const title = document.createElement('h2')
  title.id = 'forecourt-signed-out'
  title.textContent = 'You have been signed out'
  // Who is in the middle of a word must not press a button with its next key.
  title.tabIndex = -1
  title.autofocus = true
  const text = document.createElement('p')
  text.textContent =
    'What you wrote is still here. Sign in again as the same person, in the window that opens, and it is saved.'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Sign in again'
  dialog.append(title, text, button)
  dialog.addEventListener('cancel', (event) => event.preventDefault())

  let opened: Window | null = null
  const address = `${location.origin}/auth/local?origin=${encodeURIComponent(`${location.origin}/auth/account`)}`
  button.addEventListener('click', () => {
    opened = window.open(address, 'forecourt-sign-in', 'popup,width=520,height=720')
  })
  document.body.append(dialog)
  dialog.showModal()
  while (!(await isBack())) await new Promise((done) => setTimeout(done, again))
  const popup = opened as Window | null
  popup?.close()
  dialog.remove()
}

const pollMs = 1_000

/** Covers the whole Studio with a dialog until the person is signed in again; the form behind it keeps its content. */
export async function askToSignIn(isBack: () => Promise<boolean>): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.className = 'forecourt-signed-out'
  dialog.setAttribute('aria-labelledby', 'forecourt-signed-out')
  const title = document.createElement('h2')
  title.id = 'forecourt-signed-out'
  title.textContent = 'You have been signed out'
  // Focus must not be on the button: the next key of somebody who is typing would press it.
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
  while (!(await isBack())) await new Promise((done) => setTimeout(done, pollMs))
  const popup = opened as Window | null
  popup?.close()
  dialog.remove()
}

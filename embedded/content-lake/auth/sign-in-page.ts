import { html, type Markup } from './page.ts'

export const mark: Markup = html`<div class="mark"><svg viewBox="0 0 28 28" fill="none" aria-hidden="true"><rect width="28" height="28" rx="7" fill="currentColor" opacity=".14"/><path d="M6 18.5c0-3 1.2-4.4 3.2-4.9l2-3.7c.4-.7 1-1.1 1.8-1.1h3.9c.8 0 1.5.4 1.9 1.1l1.6 3.2c1.3.5 1.9 1.6 1.9 3.1v2.3M6 18.5h16.3" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="10.2" cy="18.6" r="2.1" fill="currentColor"/><circle cx="18.2" cy="18.6" r="2.1" fill="currentColor"/></svg>Forecourt</div>`

export interface SignInView {
  formToken: string
  /** Where to go afterwards, as requested. */
  origin: string
  email?: string
  error?: string
}

export function signInPage({ formToken, origin, email, error }: SignInView): Markup {
  return html`<main class="centre"><div class="card">
${mark}
<h1>Sign in</h1>
<p class="muted">To write and publish for your dealer sites.</p>
${error && html`<p class="note error" role="alert" id="problem">${error}</p>`}
<form method="post" action="/auth/local">
<input type="hidden" name="formToken" value="${formToken}">
<input type="hidden" name="origin" value="${origin}">
<div class="field"><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="254" value="${email ?? ''}" ${
    error ? html`aria-describedby="problem"` : ''
  } ${email ? '' : html`autofocus`}></div>
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200" ${
    email ? html`autofocus` : ''
  }></div>
<button class="wide">Sign in</button>
</form>
<p class="small muted after">Forgotten your password? An administrator of your group can set a new one.</p>
</div></main>`
}

export function messagePage(title: string, text: string, link?: { href: string; label: string }): Markup {
  return html`<main class="centre"><div class="card">${mark}<h1>${title}</h1><p class="muted">${text}</p>
${link && html`<a class="button" href="${link.href}">${link.label}</a>`}</div></main>`
}

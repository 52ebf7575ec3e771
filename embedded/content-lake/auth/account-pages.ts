import type { Identity, Scope } from '../context.ts'
import { html, type Markup } from './page.ts'
import { passwordLength } from './passwords.ts'
import { mark } from './sign-in-page.ts'
import { roles, roleTitles, type User } from './users.ts'

export interface Notice {
  kind: 'done' | 'error'
  text: string | Markup
}

export interface AccountView {
  viewer: Identity
  formToken: string
  notice?: Notice
}

function frame({ viewer, formToken, notice }: AccountView, here: 'account' | 'users', body: Markup): Markup {
  const link = (page: typeof here, label: string) =>
    html`<a href="/auth/${page}" ${page === here ? html`aria-current="page"` : ''}>${label}</a>`
  return html`<header><div class="bar">${mark}
<nav aria-label="Account">${link('account', 'Your account')}${
    viewer.role === 'administrator' && link('users', 'People')
  }<a href="/studio">Studio</a></nav>
<form method="post" action="/auth/sign-out"><input type="hidden" name="formToken" value="${formToken}"><button class="quiet">Sign out</button></form>
</div></header>
<main class="page">${notice && html`<p class="note ${notice.kind}" role="${notice.kind === 'error' ? 'alert' : 'status'}">${notice.text}</p>`}
${body}</main>`
}

const passwordHelp = `At least ${passwordLength.min} characters. A few unrelated words are easy to remember and hard to guess.`

export function accountPage(view: AccountView): Markup {
  const { viewer, formToken } = view
  return frame(
    view,
    'account',
    html`<div><h1>${viewer.name}</h1><p class="muted">${viewer.email} · ${roleTitles[viewer.role]}</p></div>
<section class="card" aria-labelledby="password-heading"><h2 id="password-heading">Change your password</h2>
<form method="post" action="/auth/account">
<input type="hidden" name="formToken" value="${formToken}">
<input type="email" autocomplete="username" value="${viewer.email}" readonly hidden>
<div class="field"><label for="current">Current password</label><input id="current" name="current" type="password" autocomplete="current-password" required maxlength="200"></div>
<div class="field"><label for="next">New password</label><input id="next" name="next" type="password" autocomplete="new-password" required minlength="${passwordLength.min}" maxlength="${passwordLength.max}" aria-describedby="next-help">
<span class="help" id="next-help">${passwordHelp} Your other devices are signed out.</span></div>
<button>Change password</button></form></section>`,
  )
}

const roleOptions = (selected?: string) =>
  roles.map(
    (role) =>
      html`<option value="${role}" ${role === selected ? html`selected` : ''}>${roleTitles[role]}</option>`,
  )

/** Fields for all scopes or only those that are ticked; none if there are no scopes. */
function scopeFields(
  { title, options }: Scopes,
  chosen: string[] | null,
  key: string,
  of = '',
): Markup | false {
  if (options.length === 0) return false
  const radio = (value: string, label: string, checked: boolean) =>
    html`<label><input type="radio" name="reach" value="${value}" ${checked ? html`checked` : ''}> ${label}</label>`
  return html`<fieldset class="scopes"><legend>${title}${of && html`<span class="visually-hidden"> of ${of}</span>`}</legend>
${radio('all', `All ${title.toLowerCase()}`, !chosen)}
${radio('some', `Only these ${title.toLowerCase()}:`, !!chosen)}
<div class="choices">${options.map(
    ({ id, title: name }) =>
      html`<label for="${key}-${id}"><input type="checkbox" id="${key}-${id}" name="scopes" value="${id}" ${chosen?.includes(id) ? html`checked` : ''}> ${name}</label>`,
  )}</div></fieldset>`
}

/** A person's scopes in words; whoever is limited to scopes that no longer exist sees nothing. */
function scopeNames({ title, options }: Scopes, chosen: string[] | null): string {
  if (!chosen) return `All ${title.toLowerCase()}`
  return chosen.map((id) => options.find((option) => option.id === id)?.title ?? id).join(', ') || 'None'
}

function person(user: User, viewer: Identity, formToken: string, scopes: Scopes): Markup {
  const hidden = html`<input type="hidden" name="formToken" value="${formToken}">`
  const action = (path: string, label: string) =>
    html`<form method="post" action="/auth/users/${user.id}/${path}">${hidden}<button class="quiet">${label}<span class="visually-hidden"> of ${user.name}</span></button></form>`
  return html`<li><div><strong>${user.name}</strong> <span class="tag">${roleTitles[user.role]}</span> ${
    !user.active && html`<span class="tag">Deactivated</span>`
  }<br><span class="muted small">${user.email}${
    scopes.options.length > 0 && html` · ${scopeNames(scopes, user.scopes)}`
  }</span></div>
${
  user.id === viewer.id
    ? html`<span class="muted small">This is you</span>`
    : html`<div class="actions">${
        user.active
          ? html`<form method="post" action="/auth/users/${user.id}/role">${hidden}<label class="visually-hidden" for="role-${user.id}">Role of ${user.name}</label>
<select id="role-${user.id}" name="role">${roleOptions(user.role)}</select><button class="quiet">Set role<span class="visually-hidden"> of ${user.name}</span></button></form>
${action('password', 'New password')}${action('deactivate', 'Deactivate')}${
  scopes.options.length > 0 &&
  user.role !== 'administrator' &&
  html`<details><summary>Choose ${scopes.title.toLowerCase()}<span class="visually-hidden"> of ${user.name}</span></summary>
<form method="post" action="/auth/users/${user.id}/scopes">${hidden}${scopeFields(scopes, user.scopes, user.id, user.name)}
<button class="quiet">Save<span class="visually-hidden"> the ${scopes.title.toLowerCase()} of ${user.name}</span></button></form></details>`
}`
          : action('activate', 'Activate')
      }</div>`
}</li>`
}

export interface NewPerson {
  email: string
  name: string
  role: string
  scopes: string[] | null
}

/** What people can be limited to: the name in the plural, and all of them. */
export interface Scopes {
  title: string
  options: Scope[]
}

export function usersPage(
  view: AccountView & { users: User[]; scopes: Scopes; entered?: NewPerson },
): Markup {
  const { viewer, formToken, users, scopes, entered } = view
  return frame(
    view,
    'users',
    html`<div><h1>People</h1><p class="muted">Who may sign in to the Studio, and what they may do there. Administrators and editors write and publish; viewers read drafts.${
      scopes.options.length > 0 &&
      ` People who are given only some ${scopes.title.toLowerCase()} see and change nothing of the others; administrators have all.`
    }</p></div>
<section class="card" aria-label="List of people"><ul class="people">${users.map((user) => person(user, viewer, formToken, scopes))}</ul></section>
<section class="card" aria-labelledby="add-heading"><h2 id="add-heading">Add a person</h2>
<form method="post" action="/auth/users"><input type="hidden" name="formToken" value="${formToken}">
<div class="columns">
<div class="field"><label for="name">Name</label><input id="name" name="name" autocomplete="off" required maxlength="100" value="${entered?.name ?? ''}"></div>
<div class="field"><label for="email">Email address</label><input id="email" name="email" type="email" autocomplete="off" required maxlength="254" value="${entered?.email ?? ''}"></div>
<div class="field"><label for="role">Role</label><select id="role" name="role">${roleOptions(entered?.role ?? 'editor')}</select></div>
</div>
${scopeFields(scopes, entered?.scopes ?? null, 'new')}
<p class="small muted">A first password is made and shown to you once. The person can change it under Your account.</p>
<button>Add person</button></form></section>`,
  )
}

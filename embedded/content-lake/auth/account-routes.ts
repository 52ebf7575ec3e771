import { type Request, type Response, Router, urlencoded } from 'express'
import { z } from 'zod'
import type { Identity, LakeContext } from '../context.ts'
import { route } from '../routes/request.ts'
import { accountPage, type NewPerson, type Notice, usersPage } from './account-pages.ts'
import { readCookie } from './authenticate.ts'
import type { SignInAttempts } from './limits.ts'
import { sentByTrustedPage } from './origins.ts'
import { html, sameSecret, sendPage } from './page.ts'
import { generatePassword, passwordProblem, verifyPassword } from './passwords.ts'
import { hashOf, sessionCookie, sessionIdentity } from './sessions.ts'
import { messagePage } from './sign-in-page.ts'
import {
  addUser,
  emailField,
  listUsers,
  nameField,
  passwordHashOf,
  roles,
  setPassword,
  updateUser,
  usersByIds,
} from './users.ts'

const roleField = z.enum(roles)
const newPerson = z.object({ name: nameField, email: emailField, role: roleField })
const reachFields = z.object({
  reach: z.enum(['all', 'some']),
  scopes: z
    .union([z.string().max(200), z.array(z.string().max(200)).max(500)])
    .default([])
    .transform((chosen) => [chosen].flat()),
})
const passwordChange = z.object({ current: z.string().max(200), next: z.string().max(1000) })

interface Visit {
  req: Request
  res: Response
  viewer: Identity
  secret: string
  formToken: string
}

/** Pages for one's own password and, for administrators, for the people who may sign in. */
export function accountRoutes(
  { pool, config, scopes: readScopes }: LakeContext,
  attempts: SignInAttempts,
): Router {
  const router = Router()
  const form = urlencoded({ extended: false, limit: '16kb' })

  /** Runs the handler for a signed-in person only and, if the request changes something, for our own form only. */
  const visit = (administrators: boolean, handler: (visit: Visit) => Promise<unknown>) =>
    route(async (req, res) => {
      const secret = readCookie(req, sessionCookie) ?? ''
      const viewer = await sessionIdentity(pool, secret)
      if (!viewer) {
        const back = encodeURIComponent(`${config.publicOrigin}/auth/${administrators ? 'users' : 'account'}`)
        return res.redirect(303, `/auth/local?origin=${back}`)
      }
      const formToken = hashOf(`account form ${secret}`).toString('base64url')
      const refuse = (title: string, text: string) =>
        sendPage(res, {
          title,
          status: 403,
          body: messagePage(title, text, { href: '/auth/account', label: 'Your account' }),
        })
      if (administrators && viewer.role !== 'administrator')
        return refuse('For administrators', 'Only an administrator of your group can manage people.')
      if (
        req.method === 'POST' &&
        !(sentByTrustedPage(config, req) && sameSecret(req.body?.formToken, formToken))
      )
        return refuse('Please try again', 'This form did not come from your own page. Nothing was changed.')
      await handler({ req, res, viewer, secret, formToken })
    })

  const showAccount = ({ res, viewer, formToken }: Visit, notice?: Notice, status = 200) =>
    sendPage(res, { title: 'Your account', status, body: accountPage({ viewer, formToken, notice }) })

  async function showUsers(
    { res, viewer, formToken }: Visit,
    notice?: Notice,
    status = 200,
    entered?: NewPerson,
  ) {
    const users = await listUsers(pool)
    const scopes = { title: config.access?.title ?? 'Scopes', options: await readScopes() }
    const body = usersPage({ viewer, formToken, users, scopes, notice, entered })
    sendPage(res, { title: 'People', status, body })
  }

  /** The scopes that a form requests: null for all, undefined if it names none or one that does not exist. */
  async function chosenScopes(body: unknown): Promise<string[] | null | undefined> {
    const fields = reachFields.safeParse(body ?? {})
    if (!fields.success) return undefined
    const { reach, scopes } = fields.data
    if (reach === 'all') return null
    const known = new Set((await readScopes()).map(({ id }) => id))
    return scopes.length > 0 && scopes.every((id) => known.has(id)) ? scopes : undefined
  }

  const chooseScopes = `Choose at least one of the ${config.access?.title.toLowerCase() ?? 'scopes'}, or all of them.`

  const error = (text: string): Notice => ({ kind: 'error', text })

  router.get(
    '/auth/account',
    visit(false, async (it) => showAccount(it)),
  )

  router.post(
    '/auth/account',
    form,
    visit(false, async (it) => {
      const fields = passwordChange.safeParse(it.req.body)
      if (!fields.success) return showAccount(it, error('Enter your current and your new password.'), 400)
      const attempt = await attempts.count(it.viewer.email, it.req.ip ?? '')
      if (!attempt.allowed) {
        it.res.set('Retry-After', String(attempt.retryAfterSeconds))
        return showAccount(it, error('Too many attempts. Please wait a few minutes, then try again.'), 429)
      }
      const { current, next } = fields.data
      if (!(await verifyPassword(current, await passwordHashOf(pool, it.viewer.id))))
        return showAccount(it, error('The current password is not right.'), 400)
      await attempts.forgive(it.viewer.email, it.req.ip ?? '')
      const problem =
        current === next ? 'The new password is the same as the current one.' : passwordProblem(next)
      if (problem) return showAccount(it, error(problem), 400)
      await setPassword(pool, it.viewer.id, next, hashOf(it.secret))
      showAccount(it, { kind: 'done', text: 'Your password is changed. Your other devices are signed out.' })
    }),
  )

  router.get(
    '/auth/users',
    visit(true, (it) => showUsers(it)),
  )

  const shownOnce = (name: string, password: string): Notice => ({
    kind: 'done',
    text: html`The password of ${name} is <code>${password}</code>. Pass it on now: it is not shown again.`,
  })

  router.post(
    '/auth/users',
    form,
    visit(true, async (it) => {
      const fields = newPerson.safeParse(it.req.body)
      const { name = '', email = '', role = '' } = (it.req.body ?? {}) as Record<string, string>
      const scopes = await chosenScopes({ reach: 'all', ...it.req.body })
      const entered = { name: String(name), email: String(email), role: String(role), scopes: scopes ?? null }
      if (!fields.success) {
        const text = fields.error.issues.map((issue) => issue.message).join(' ')
        return showUsers(it, error(text), 400, entered)
      }
      if (scopes === undefined) return showUsers(it, error(chooseScopes), 400, { ...entered, scopes: [] })
      const password = generatePassword()
      if (!(await addUser(pool, { ...fields.data, scopes, password })))
        return showUsers(it, error('A person with this email address is on the list already.'), 409, entered)
      await showUsers(it, shownOnce(fields.data.name, password), 201)
    }),
  )

  router.post(
    '/auth/users/:id/:action(role|scopes|password|activate|deactivate)',
    form,
    visit(true, async (it) => {
      const { id = '', action } = it.req.params
      const user = (await usersByIds(pool, [id]))[0]
      if (!user) return showUsers(it, error('This person is no longer on the list.'), 404)
      if (id === it.viewer.id)
        return showUsers(it, error('Ask another administrator to change your own entry.'), 400)
      if (action === 'password') {
        const password = generatePassword()
        await setPassword(pool, id, password)
        return showUsers(it, shownOnce(user.name, password))
      }
      const role = roleField.safeParse(it.req.body.role)
      if (action === 'role' && !role.success)
        return showUsers(it, error('Choose one of the three roles.'), 400)
      const scopes = await chosenScopes(it.req.body)
      if (action === 'scopes' && scopes === undefined) return showUsers(it, error(chooseScopes), 400)
      const change =
        action === 'role'
          ? { role: role.data }
          : action === 'scopes'
            ? { scopes }
            : { active: action === 'activate' }
      if (!(await updateUser(pool, id, change)))
        return showUsers(it, error('At least one active administrator has to remain.'), 409)
      await showUsers(it, { kind: 'done', text: `${user.name} is changed.` })
    }),
  )

  return router
}

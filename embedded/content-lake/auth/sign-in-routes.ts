import { randomBytes } from 'node:crypto'
import { type Request, type Response, Router, urlencoded } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context.ts'
import { route } from '../routes/request.ts'
import { readCookie } from './authenticate.ts'
import type { SignInAttempts } from './limits.ts'
import { returnAddress, sentByTrustedPage } from './origins.ts'
import { sameSecret, sendPage } from './page.ts'
import { verifyPassword } from './passwords.ts'
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts'
import { endSession, sessionCookie, startSession } from './sessions.ts'
import { messagePage, signInPage } from './sign-in-page.ts'
import { userForSignIn } from './users.ts'

const formCookie = 'sanitySignInForm'

const fields = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
  origin: z.string().max(2000).catch(''),
  formToken: z.string().max(100).catch(''),
})

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2000) : '')

const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** The page people sign in on, for the Studio and for the account pages. Works without scripts. */
export function signInRoutes(ctx: LakeContext, attempts: SignInAttempts): Router {
  const router = Router()
  const { pool, config } = ctx
  const studio = () => `${config.publicOrigin}/studio`

  const target = (req: Request, wanted: string) => returnAddress(config, wanted || studio(), req)

  function refuseTarget(res: Response) {
    const explanation =
      'The link that brought you here leads to an address this server does not know. Open the Studio from its own address instead.'
    const link = { href: studio(), label: 'Open the Studio' }
    sendPage(res, {
      title: 'This link is not right',
      status: 400,
      body: messagePage('This link is not right', explanation, link),
    })
  }

  function showForm(
    req: Request,
    res: Response,
    url: URL,
    view: { status?: number; email?: string; error?: string } = {},
  ) {
    const known = readCookie(req, formCookie)
    const formToken = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
    const secure = config.publicOrigin.startsWith('https:')
    res.cookie(formCookie, formToken, { httpOnly: true, sameSite: 'lax', secure, path: '/auth' })
    sendPage(res, {
      title: 'Sign in',
      status: view.status,
      formTarget: url.origin,
      body: signInPage({ formToken, origin: url.href, email: view.email, error: view.error }),
    })
  }

  router.get('/auth/local', (req, res) => {
    const url = target(req, text(req.query.origin))
    if (url) showForm(req, res, url)
    else refuseTarget(res)
  })

  router.post(
    '/auth/local',
    urlencoded({ extended: false, limit: '16kb' }),
    route(async (req, res) => {
      const url = target(req, text(req.body?.origin))
      if (!url) return refuseTarget(res)
      const form = fields.safeParse(req.body)
      const email = text(req.body?.email)
      const fail = (status: number, error: string) => showForm(req, res, url, { status, email, error })
      if (!form.success) return fail(400, 'Enter your email address and your password.')
      if (!sentByTrustedPage(config, req) || !sameSecret(form.data.formToken, readCookie(req, formCookie)))
        return fail(403, 'This page was open for too long, or your browser blocks cookies. Please try again.')

      const attempt = await attempts.count(form.data.email, req.ip ?? '')
      if (!attempt.allowed) {
        res.set('Retry-After', String(attempt.retryAfterSeconds))
        return fail(
          429,
          `Too many attempts. Please wait ${inMinutes(attempt.retryAfterSeconds)}, then try again.`,
        )
      }
      const user = await userForSignIn(pool, form.data.email)
      if (!(await verifyPassword(form.data.password, user?.passwordHash)) || !user)
        return fail(401, 'The email address and password do not match. Check both and try again.')

      await attempts.forgive(form.data.email, req.ip ?? '')
      const earlier = readCookie(req, sessionCookie)
      if (earlier) await endSession(pool, earlier)
      setSessionCookie(res, config, await startSession(pool, user.id))
      res.clearCookie(formCookie, { path: '/auth' })
      res.set('Cache-Control', 'no-store').redirect(302, url.href)
    }),
  )

  router.post(
    '/auth/sign-out',
    route(async (req, res) => {
      const secret = readCookie(req, sessionCookie)
      if (secret && sentByTrustedPage(config, req)) {
        await endSession(pool, secret)
        clearSessionCookie(res, config)
      }
      res.redirect(303, '/auth/local')
    }),
  )

  return router
}

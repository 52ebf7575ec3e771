import { json, type Request, Router } from 'express'
import { z } from 'zod'
import type { Identity, LakeContext, Role } from '../context.ts'
import { httpError } from '../errors.ts'
import { route, signedIn as signedInTo, VERSION } from '../routes/request.ts'
import { readCookie } from './authenticate.ts'
import { workTogether } from './grants.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { endSession, sessionCookie } from './sessions.ts'
import { type TokenOwner, tokenOwners } from './tokens.ts'
import { listUsers, roleTitles, usersByIds } from './users.ts'

const versioned = (path: string) => [`${VERSION}${path}`, path]

const roleObjects = (role: Role) => [{ name: role, title: roleTitles[role] }]

const currentUser = ({ id, name, email, role, kind }: Identity) => ({
  id,
  name,
  email,
  role,
  roles: roleObjects(role),
  provider: kind === 'user' ? 'local' : 'sanity-token',
  profileImage: null,
})

function publicUser(user: TokenOwner, viewer: Identity) {
  const [givenName = '', ...rest] = user.name.split(' ')
  return {
    id: user.id,
    sanityUserId: user.id,
    displayName: user.name,
    givenName,
    familyName: rest.join(' '),
    imageUrl: null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.createdAt.toISOString(),
    isCurrentUser: user.id === viewer.id,
    roles: roleObjects(user.role),
    ...(viewer.role === 'administrator' && { email: user.email }),
    // A preview shows its reader nothing else.
    ...(!viewer.scopes && { scopes: user.scopes }),
  }
}

const keys = z.array(z.string().min(1).max(200)).min(1).max(50)
const pairs = z
  .array(z.object({ key: z.string().min(1).max(200), value: z.json() }))
  .min(1)
  .max(50)

/** Who is signed in, who else works here, and small settings that the Studio stores for each person. */
export function apiRoutes(ctx: LakeContext): Router {
  const router = Router()
  const { pool, config } = ctx

  const signedIn = (req: Request) => signedInTo(ctx, req)
  const checkProject = (projectId: string | undefined) => {
    if (projectId !== config.projectId) throw httpError(404, `Project "${projectId}" not found`)
  }

  router.get(versioned('/auth/providers'), (_req, res) => {
    const url = `${config.publicOrigin}/auth/local`
    res.json({ providers: [{ name: 'local', title: 'Email and password', url }] })
  })

  router.get(
    versioned('/auth/id'),
    route(async (req, res) => {
      res.json({ id: (await signedIn(req)).id })
    }),
  )

  router.post(
    versioned('/auth/logout'),
    route(async (req, res) => {
      const secret = readCookie(req, sessionCookie)
      // Fails for a request from another site; an ended session is fine.
      await ctx.authenticate(req).catch((error: { status?: number }) => {
        if (error.status !== 401) throw error
      })
      if (secret) await endSession(pool, secret)
      clearSessionCookie(res, config)
      res.json({})
    }),
  )

  router.get(
    versioned('/users/me'),
    route(async (req, res) => {
      // Without a session or a token this is an empty object, as at Sanity: the Studio asks before anyone has signed in.
      const identity = await ctx.authenticate(req)
      res.set('Cache-Control', 'no-store').json(identity ? currentUser(identity) : {})
    }),
  )

  router.get(
    versioned('/users/me/keyvalue/:keys'),
    route(async (req, res) => {
      const { id } = await signedIn(req)
      const wanted = keys.safeParse(req.params.keys?.split(','))
      if (!wanted.success) throw httpError(400, 'Name between 1 and 50 keys, each of at most 200 characters')
      const sql = 'select key, value from lake_user_values where user_id = $1 and key = any($2)'
      res.json((await pool.query(sql, [id, wanted.data])).rows)
    }),
  )

  router.put(
    versioned('/users/me/keyvalue'),
    json({ limit: '256kb' }),
    route(async (req, res) => {
      const { id } = await signedIn(req)
      const body = pairs.safeParse(req.body)
      if (!body.success) throw httpError(400, 'Send a list of {key, value}, between 1 and 50')
      const distinct = [...new Map(body.data.map((pair) => [pair.key, pair])).values()]
      await pool.query(
        `insert into lake_user_values (user_id, key, value)
         select $1, p->>'key', p->'value' from jsonb_array_elements($2::jsonb) p
         on conflict (user_id, key) do update set value = excluded.value`,
        [id, JSON.stringify(distinct)],
      )
      res.json(distinct)
    }),
  )

  router.get(
    versioned('/projects/:project/users/:ids'),
    route(async (req, res) => {
      checkProject(req.params.project)
      await sendUsers(req.params.ids, await signedIn(req), res)
    }),
  )

  router.get(
    versioned('/users/:ids'),
    route(async (req, res) => sendUsers(req.params.ids, await signedIn(req), res)),
  )

  async function sendUsers(param = '', viewer: Identity, res: { json(body: unknown): unknown }) {
    const ids = param.split(',').slice(0, 200)
    const all = [...(await usersByIds(pool, ids)), ...(await tokenOwners(pool, ids))]
    const owners = all.filter((owner) => workTogether(viewer.scopes, owner.scopes))
    const found = new Map(owners.map((owner) => [owner.id, publicUser(owner, viewer)]))
    if (ids.length > 1) return void res.json(ids.map((id) => found.get(id) ?? null))
    const user = found.get(ids[0]!)
    if (!user) throw httpError(404, `User "${ids[0]}" not found`)
    res.json(user)
  }

  router.get(
    versioned('/projects/:project/acl'),
    route(async (req, res) => {
      checkProject(req.params.project)
      const viewer = await signedIn(req)
      const users = (await listUsers(pool)).filter(
        (user) => user.active && workTogether(viewer.scopes, user.scopes),
      )
      res.json(
        users.map((user) => ({ projectUserId: user.id, isRobot: false, roles: roleObjects(user.role) })),
      )
    }),
  )

  return router
}

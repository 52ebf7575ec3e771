import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AccountsSummary, LakeContext, Role } from '../context.ts'
import { generatePassword } from './passwords.ts'
import { createToken, tokenIdentity } from './tokens.ts'
import { addUser, listUsers, roles } from './users.ts'

type AccountsContext = Pick<LakeContext, 'pool' | 'config'>

export interface DemoUser {
  email: string
  name: string
  role: Role
  /** The parts of the dataset that the person is limited to; all of it when omitted. */
  scopes?: string[]
  /** Generated when omitted. */
  password?: string
}

/** Adds the people who are missing and returns them with their passwords. */
export async function ensureDemoUsers({ pool }: AccountsContext, users: DemoUser[]) {
  const created: (DemoUser & { password: string })[] = []
  for (const user of users) {
    const complete = { ...user, password: user.password ?? generatePassword() }
    if (await addUser(pool, { ...complete, passwordInitial: true })) created.push(complete)
  }
  return created
}

/** Returns `known` if it is still valid with this role, else a new token that replaces it. */
export async function ensureToken(
  { pool }: AccountsContext,
  wanted: { name: string; role: Role },
  known?: string,
) {
  const identity = known === undefined ? undefined : await tokenIdentity(pool, known)
  if (known && identity?.role === wanted.role) return known
  return createToken(pool, wanted)
}

const kept = z.object({
  editorToken: z.string().optional(),
  viewerToken: z.string().optional(),
  passwords: z.record(z.string(), z.string()).default({}),
})

export interface Accounts extends AccountsSummary {
  /** Who can sign in; with `password` until the person changes it. */
  people: { email: string; name: string; role: Role; scopes: string[] | null; password: string | undefined }[]
}

export const demoUsers: DemoUser[] = [
  { email: 'admin@forecourt.example', name: 'Alex Marsh', role: 'administrator' },
  { email: 'editor@forecourt.example', name: 'Priya Nair', role: 'editor' },
  { email: 'viewer@forecourt.example', name: 'Sam Doyle', role: 'viewer' },
]

/**
 * Makes sure that the people and tokens that a start needs exist. Tokens and first passwords are in `accounts.json` of
 * the data directory, which only its owner can read; the database has only hashes.
 */
export async function ensureAccounts(ctx: AccountsContext, users = demoUsers): Promise<Accounts> {
  const file = join(ctx.config.dataDir, 'accounts.json')
  const before = await readKept(file)
  const anybody = (await listUsers(ctx.pool)).length > 0
  const created = anybody ? [] : await ensureDemoUsers(ctx, users)
  const now = {
    editorToken: await ensureToken(ctx, { name: 'Scripts and tests', role: 'editor' }, before.editorToken),
    viewerToken: await ensureToken(ctx, { name: 'Sites', role: 'viewer' }, before.viewerToken),
    passwords: {
      ...before.passwords,
      ...Object.fromEntries(created.map(({ email, password }) => [email, password])),
    },
  }
  await keep(file, now)
  const people = (await listUsers(ctx.pool))
    .filter((user) => user.active)
    .sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || Number(!!a.scopes) - Number(!!b.scopes))
    .map(({ email, name, role, scopes, passwordInitial }) => {
      return { email, name, role, scopes, password: passwordInitial ? now.passwords[email] : undefined }
    })
  return { editorToken: now.editorToken, viewerToken: now.viewerToken, people }
}

async function readKept(file: string): Promise<z.infer<typeof kept>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    return kept.parse(JSON.parse(text))
  } catch {
    throw new Error(`${file} is not readable as the list of tokens; delete it, and new tokens are created.`)
  }
}

async function keep(file: string, value: z.infer<typeof kept>) {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  await chmod(`${file}.new`, 0o600)
  await rename(`${file}.new`, file)
}

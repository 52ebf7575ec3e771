import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Role } from '../context.ts'
import { hashPassword } from './passwords.ts'

export const roles = ['administrator', 'editor', 'viewer'] as const satisfies Role[]

export const roleTitles: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
}

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'Enter an email address, like name@example.com.')

export const nameField = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(100, 'Use at most 100 characters for the name.')

export interface User {
  id: string
  email: string
  name: string
  role: Role
  /** The parts of the dataset that the person is limited to; null means no limit, as for all administrators. */
  scopes: string[] | null
  active: boolean
  /** True while the password is still the first one. */
  passwordInitial: boolean
  createdAt: Date
}

const columns = `id, email, name, role,
  case when role <> 'administrator' then scopes end as scopes, active, password_initial as "passwordInitial", created_at as "createdAt"`

export async function listUsers(pool: Pool): Promise<User[]> {
  return (await pool.query<User>(`select ${columns} from lake_users order by active desc, name, id`)).rows
}

export async function usersByIds(pool: Pool, ids: string[]): Promise<User[]> {
  return (await pool.query<User>(`select ${columns} from lake_users where id = any($1)`, [ids])).rows
}

export async function userForSignIn(pool: Pool, email: string) {
  const sql = `select ${columns}, password_hash as "passwordHash" from lake_users where email = $1 and active`
  return (await pool.query<User & { passwordHash: string }>(sql, [email])).rows[0]
}

export async function passwordHashOf(pool: Pool, id: string): Promise<string | undefined> {
  const sql = 'select password_hash from lake_users where id = $1 and active'
  return (await pool.query<{ password_hash: string }>(sql, [id])).rows[0]?.password_hash
}

export interface NewUser {
  email: string
  name: string
  role: Role
  scopes?: string[] | null
  password: string
  passwordInitial?: boolean
}

/** Adds a user. @returns the id, or undefined if the email address is taken */
export async function addUser(pool: Pool, user: NewUser): Promise<string | undefined> {
  const sql = `insert into lake_users (id, email, name, role, password_hash, password_initial, scopes)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (email) do nothing returning id`
  const hash = await hashPassword(user.password)
  const id = `u${randomBytes(8).toString('hex')}`
  const { email, name, role, passwordInitial = false, scopes = null } = user
  const values = [id, email.toLowerCase(), name, role, hash, passwordInitial, scopes]
  return (await pool.query<{ id: string }>(sql, values)).rows[0]?.id
}

/** Sets the password and ends the person's sessions, except the one given. */
export async function setPassword(pool: Pool, id: string, password: string, keepSession?: Buffer) {
  const hash = await hashPassword(password)
  await pool.query(
    `with changed as (
       update lake_users set password_hash = $2, password_initial = false where id = $1 returning id)
     delete from lake_sessions where user_id in (select id from changed)
       and ($3::bytea is null or token_hash <> $3)`,
    [id, hash, keepSession ?? null],
  )
}

/**
 * Changes role, scopes or activity, and ends the sessions of a person who is deactivated.
 * @returns false if nobody has that id, or if no active administrator would be left
 */
export async function updateUser(
  pool: Pool,
  id: string,
  change: { role?: Role; scopes?: string[] | null; active?: boolean },
) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table lake_users in share row exclusive mode')
    const updated = await client.query(
      `update lake_users set role = coalesce($2, role), active = coalesce($3, active),
         scopes = case when $4 then $5::text[] else scopes end where id = $1`,
      [id, change.role ?? null, change.active ?? null, 'scopes' in change, change.scopes ?? null],
    )
    const left = await client.query(
      `select 1 from lake_users where role = 'administrator' and active limit 1`,
    )
    if (updated.rowCount === 0 || left.rowCount === 0) {
      await client.query('rollback')
      return false
    }
    if (change.active === false) await client.query('delete from lake_sessions where user_id = $1', [id])
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

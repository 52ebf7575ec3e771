import type { Response } from 'express'
import type { LakeConfig } from '../context.ts'
import { longestDays, sessionCookie } from './sessions.ts'

const cookieOptions = (config: LakeConfig) =>
  ({ httpOnly: true, sameSite: 'lax', secure: config.publicOrigin.startsWith('https:'), path: '/' }) as const

export function setSessionCookie(res: Response, config: LakeConfig, secret: string) {
  res.cookie(sessionCookie, secret, { ...cookieOptions(config), maxAge: longestDays * 24 * 3600 * 1000 })
}

export function clearSessionCookie(res: Response, config: LakeConfig) {
  res.clearCookie(sessionCookie, cookieOptions(config))
}

import { Router } from 'express'
import type { LakeContext } from '../context.ts'
import { accountRoutes } from './account-routes.ts'
import { apiRoutes } from './api-routes.ts'
import { SignInAttempts } from './limits.ts'
import { signInRoutes } from './sign-in-routes.ts'

export { demoUsers, ensureAccounts, ensureDemoUsers, ensureToken } from './accounts.ts'
export { authenticator } from './authenticate.ts'

export function createAuthRouter(ctx: LakeContext): Router {
  const attempts = new SignInAttempts(ctx.pool)
  return Router().use(signInRoutes(ctx, attempts), accountRoutes(ctx, attempts), apiRoutes(ctx))
}

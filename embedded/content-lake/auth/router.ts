import { Router } from 'express'
import type { LakeContext } from '../context.ts'
import { accountRoutes } from './account-routes.ts'
import { apiRoutes } from './api-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

export { demoUsers, ensureAccounts, ensureDemoUsers, ensureToken } from './accounts.ts'
export { authenticator } from './authenticate.ts'

export function createAuthRouter(ctx: LakeContext): Router {
  return Router().use(signInRoutes(ctx), accountRoutes(ctx), apiRoutes(ctx))
}

import { createTenant, type TestTenant } from '../product/tenant.ts'
import { test as base } from './fixtures.ts'

/** Gives a test that changes a site one of its own. */
export const test = base.extend<{ tenant: TestTenant }>({
  tenant: async ({ editor }, use) => {
    const tenant = await createTenant(editor)
    await use(tenant)
    await tenant.remove()
  },
})

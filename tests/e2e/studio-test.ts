import { deskOf } from './studio-desk.ts'
import { test as base } from './tenant.ts'

/** Tests of an editor's work, with a wide window and enough time for a large application. */
export const test = base.extend<{ desk: ReturnType<typeof deskOf> }>({
  viewport: { width: 1440, height: 1000 },
  desk: async ({ page }, use, info) => {
    info.setTimeout(240_000)
    await use(deskOf(page))
  },
})

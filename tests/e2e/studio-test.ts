import { deskOf } from './studio-desk.ts'
import { test as base } from './tenant.ts'

/** Tests of an editor's work: a window as wide as an editor's, and the time that a large application takes. */
export const test = base.extend<{ desk: ReturnType<typeof deskOf> }>({
  viewport: { width: 1440, height: 1000 },
  desk: async ({ page }, use, info) => {
    info.setTimeout(150_000)
    await use(deskOf(page))
  },
})

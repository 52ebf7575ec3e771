import type { Visit } from '#app/page/platform.ts'
import type { ServerPage } from '#app/site/page-context.ts'

declare module '@remix-run/node' {
  interface AppLoadContext {
    visit: Visit
    /** Set by the page's loader for the document that is rendered after it. */
    page?: ServerPage
  }
  interface Future {
    v3_singleFetch: true
  }
}

import type { ServerPage } from './page-context.ts'
import type { Visit } from './platform.server.ts'

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

import type { Caller, Visit } from '#app/page/platform.ts'
import type { Refused } from '#app/site/guard.server.ts'
import type { ServerPage } from '#app/site/server-page.ts'

declare module '@remix-run/node' {
  interface AppLoadContext {
    visit: Visit
    caller: Caller
    /** Set by the page's action for a form that was not taken. */
    refused?: Refused
    /** Set by the page's loader for the document that is rendered after it. */
    page?: ServerPage
  }
  interface Future {
    v3_singleFetch: true
  }
}

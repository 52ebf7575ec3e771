import type { ActionFunctionArgs } from '@remix-run/node'
import { withSite } from '#app/site/with-site.server.ts'

/** Every endpoint that a feature declares, on the site whose host was asked. */
const answer = ({ request, context }: ActionFunctionArgs) => withSite(request, context.visit, context.caller)

export { answer as action, answer as loader }

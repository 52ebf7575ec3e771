import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { takeForm } from '#app/site/act.server.ts'
import { resolvePage } from '#app/site/resolve.server.ts'
import { serverPage } from '#app/site/server-page.server.tsx'

/** A form of a block on the page; the page is then rendered with what came of it. */
export async function action({ context, request }: ActionFunctionArgs) {
  await takeForm(request, context)
  const { redirect: to, cookie } = context.visit.outcome?.result ?? {}
  if (to) throw redirect(to, { status: 303, headers: cookie ? { 'set-cookie': cookie } : {} })
  return null
}

/** Every page of every tenant: path to page document, page template or redirect. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { visit, refused } = context
  if (refused) return null
  const page = await resolvePage(visit.path, visit)
  if (page.kind === 'redirect')
    throw redirect(page.to + (page.to.includes('?') ? '' : new URL(request.url).search), page.status)
  context.page = serverPage(page, visit.platform)
  return null
}

/** Makes this a route of documents; what they hold is written by `site/render.server.tsx`. */
export default () => null

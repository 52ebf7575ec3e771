import type { LoaderFunctionArgs } from '@remix-run/node'
import { robots } from '#app/seo/robots.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(robots(context.visit.site), { headers: { 'content-type': 'text/plain; charset=utf-8' } })

import { slugOf } from '../../documents/field-values.ts'
import type { SiteFacts } from '../facts.ts'
import { type Check, type Finding, publishedId, type Rule } from '../finding.ts'
import { localPath, stateOfPath } from '../paths.ts'
import { textOf } from '../values.ts'

const longest = 20

/** The paths that a redirect leads through, up to one that is not redirected or that was visited before. */
export function stepsFrom(from: string, to: string, facts: SiteFacts, without?: string) {
  const steps = [from, to]
  for (let at: string | undefined = to; at !== undefined && steps.length < longest; ) {
    const here: string = at
    const next = [...facts.redirects.values()].find(
      (redirect) => redirect.published && redirect.id !== without && redirect.from === here,
    )
    const target: string | undefined = next && (localPath(next.to) ?? next.to)
    if (!target) break
    const again = steps.includes(target)
    steps.push(target)
    at = again ? undefined : target
  }
  return steps
}

const isLoop = (steps: readonly string[]) => new Set(steps).size < steps.length

/** Redirects that loop, chain, lead to a missing page, or are hidden by a page. */
export const redirects: Rule = (check) => {
  if (check.document._type === 'page') return hiddenRedirect(check)
  if (check.document._type !== 'redirect') return []
  const { document, facts } = check
  const from = localPath(textOf(document.from))
  const to = textOf(document.to)
  const local = localPath(to)
  if (!from || !to) return []
  const found: Finding[] = []
  const add = (severity: Finding['severity'], field: string, message: string, others?: Finding['others']) =>
    found.push({ rule: 'redirects', severity, message, path: [field], others })
  const page = [...facts.pages.values()].find(({ path, published }) => published && path === from)
  if (page)
    add(
      'warning',
      'from',
      `A page stands at ${from}, and a page wins: nobody is sent on until it moves or goes.`,
      [{ id: page.id, type: 'page', title: page.title ?? from }],
    )
  if (!local) return found
  const steps = stepsFrom(from, local, facts, publishedId(document._id))
  const arrow = steps.join(' → ')
  if (isLoop(steps)) add('error', 'to', `This goes round and never arrives: ${arrow}. Choose another place.`)
  else if (steps.length > 2)
    add('warning', 'to', `This takes a detour: ${arrow}. Lead straight to ${steps.at(-1)}.`)
  else {
    const { state } = stateOfPath(local, facts)
    if (state === 'missing') add('error', 'to', `The site has no page at ${local}. Choose another place.`)
    if (state === 'unpublished') add('warning', 'to', `The page at ${local} is not published yet.`)
  }
  const leading = [...facts.redirects.values()].filter(
    (other) => other.published && other.id !== publishedId(document._id) && localPath(other.to) === from,
  )
  if (leading.length > 0 && !isLoop(steps))
    add(
      'warning',
      'from',
      `${leading.map((other) => other.from).join(' and ')} ${leading.length === 1 ? 'leads' : 'lead'} here first. Lead straight to ${steps.at(-1)} instead.`,
      leading.map((other) => ({ id: other.id, type: 'redirect', title: `Redirect of ${other.from}` })),
    )
  return found
}

/** A page hides a redirect from the same path. */
function hiddenRedirect({ document, facts }: Check): Finding[] {
  const path = localPath(slugOf(document.path))
  const hidden = [...facts.redirects.values()].find(({ from, published }) => published && from === path)
  return hidden
    ? [
        {
          rule: 'redirects',
          severity: 'warning',
          message: `A redirect from ${path} to ${hidden.to} stops working while this page stands there. Delete it if the page is to stay.`,
          path: ['path'],
          others: [{ id: hidden.id, type: 'redirect', title: `Redirect of ${hidden.from}` }],
        },
      ]
    : []
}

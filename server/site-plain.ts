import type { SiteEntry } from '#app/tenancy/directory.server.ts'
import type { Rendered } from './site-cache.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] as string)

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** A page without tenant, style or script: for hosts and addresses that belong to nobody, and as the last resort. */
export function plainPage(status: number, title: string, content: string): Rendered {
  const html = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...securityHeaders },
    body: Buffer.from(html),
  }
}

const home = '<p><a href="/">Go to the home page</a></p>'

export const plainPages = {
  badRequest: () => plainPage(400, 'Bad request', '<p>This address cannot be read.</p>'),
  badAddress: () => plainPage(400, 'Bad request', `<p>This address cannot be read.</p>${home}`),
  tooLong: () =>
    plainPage(414, 'Address too long', `<p>This address is longer than any page here has.</p>${home}`),
  unknownHost: () => plainPage(404, 'Page not found', '<p>There is no site at this address.</p>'),
  notFound: () => plainPage(404, 'Page not found', home),
  unavailable: () =>
    plainPage(503, 'Back soon', '<p>This site cannot be shown right now. Please try again in a minute.</p>'),
  failed: () => plainPage(500, 'Something went wrong', `<p>This page cannot be shown right now.</p>${home}`),
}

/** What stands at the platform's own address: the sites it serves. */
export function sitesPage(sites: readonly SiteEntry[]): Rendered {
  const items = sites.map(
    ({ name, origin, tagline }) =>
      `<li><a href="${escapeHtml(origin)}/">${escapeHtml(name)}</a>${tagline ? `: ${escapeHtml(tagline)}` : ''}</li>`,
  )
  return plainPage(
    200,
    'Dealer sites',
    sites.length ? `<ul>${items.join('')}</ul>` : '<p>There are no sites yet.</p>',
  )
}

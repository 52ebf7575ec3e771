import { createHash } from 'node:crypto'
import type { Reads } from '#app/content/reads.server.ts'
import type { SiteEntry } from '#app/tenancy/directory.server.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { paths } from '#values/paths.ts'

/** An answer as the renderer gives it. */
export interface Rendered {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** What the answer was made of; without it, it is not kept. */
  reads?: Reads
}

const style = `
:root{color-scheme:light dark;--ink:#0e1726;--quiet:#566076;--paper:#f5f7fb;--card:#fff;--line:#dde3ee;--link:#1a4fd6}
@media(prefers-color-scheme:dark){:root{--ink:#eef2fa;--quiet:#a9b3c7;--paper:#0e1420;--card:#172033;--line:#2a364e;--link:#8fb2ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) 1.25rem 4rem}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,1.4rem + 1.8vw,2.5rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 1.5rem;color:var(--quiet)}
a{color:var(--link);text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:4px}
ul{list-style:none;margin:2rem 0;padding:0;display:grid;gap:.75rem}
li a{display:block;padding:1.25rem 1.5rem;border:1px solid var(--line);border-radius:12px;background:var(--card);color:inherit;text-decoration:none}
li a:hover{border-color:var(--link)}
strong{display:block;font-size:1.1875rem}
small{color:var(--quiet);font-size:.9375rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
nav a{display:inline-flex;align-items:center;min-height:44px}
`

const securityHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** A page without tenant or script: for hosts and addresses that belong to nobody, and as the last resort. */
function fallbackPage(status: number, title: string, content: string): Rendered {
  const html = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...securityHeaders },
    body: Buffer.from(html),
  }
}

const home = '<p><a href="/">Go to the home page</a></p>'

export const fallbackPages = {
  badRequest: () => fallbackPage(400, 'Bad request', '<p>This address cannot be read.</p>'),
  badAddress: () => fallbackPage(400, 'Bad request', `<p>This address cannot be read.</p>${home}`),
  tooLong: () =>
    fallbackPage(414, 'Address too long', `<p>This address is longer than any page here has.</p>${home}`),
  unknownHost: () => fallbackPage(404, 'Page not found', '<p>There is no site at this address.</p>'),
  notFound: () => fallbackPage(404, 'Page not found', home),
  unavailable: () =>
    fallbackPage(
      503,
      'Back soon',
      '<p>This site cannot be shown right now. Please try again in a minute.</p>',
    ),
  previewRefused: () =>
    fallbackPage(
      401,
      'This preview link has ended',
      `<p>Preview links work for an hour and for one site. Open the page in the Studio again to see its drafts.</p>${home}`,
    ),
  noPreview: () =>
    fallbackPage(
      501,
      'Preview is not set up',
      '<p>This server has no token that may read drafts. Set SANITY_API_TOKEN and start it again.</p>',
    ),
  refused: (status: number, message: string, path: string) =>
    fallbackPage(
      status,
      'The form was not sent',
      `<p>${escapeHtml(message)}</p><p><a href="${escapeHtml(encodeURI(path))}">Back to the page</a></p>`,
    ),
  failed: () =>
    fallbackPage(500, 'Something went wrong', `<p>This page cannot be shown right now.</p>${home}`),
}

/** What stands at the platform's own address: the sites it serves, and where staff work on them. */
export function sitesPage(sites: readonly SiteEntry[], studio?: string): Rendered {
  const items = sites.map(
    ({ name, origin, tagline }) =>
      `<li><a href="${escapeHtml(origin)}/"><strong>${escapeHtml(name)}</strong>${tagline ? `<small>${escapeHtml(tagline)}</small>` : ''}</a></li>`,
  )
  const staff = studio
    ? `<nav aria-label="For staff"><a href="${escapeHtml(studio)}">Studio</a><a href="${paths.gallery}">Gallery of blocks</a></nav>`
    : ''
  return fallbackPage(
    200,
    'Dealer sites',
    `<p>One deployment serves them all.</p>${sites.length ? `<ul>${items.join('')}</ul>` : '<p>There are no sites yet.</p>'}${staff}`,
  )
}

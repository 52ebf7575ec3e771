import { escapeHtml as escaped } from '#platform/escape-html.ts'
import { paths } from '#values/paths.ts'
import { offsetAt } from '#values/schedule.ts'
import { barStyle } from './bar-style.ts'
import type { TimelineEvent } from './timeline.ts'

export interface Bar {
  site: { name: string; timeZone: string }
  path: string
  /** Undefined: the site as it is now. */
  asAt?: Date
  now: Date
  events: TimelineEvent[]
}

/** What a `datetime-local` field shows for an instant, on the site's clock. */
export const localTime = (at: Date, timeZone: string) =>
  new Date(at.getTime() + offsetAt(timeZone, at.getTime())).toISOString().slice(0, 16)

const inWords = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replace(/_/g, ' ') ?? timeZone

/** The bar of a preview page, in a shadow root: the page's styles do not reach it, nor its styles the page. */
export function barMarkup({ site, path, asAt, now, events }: Bar): string {
  const { timeZone } = site
  const to = `<input type="hidden" name="to" value="${escaped(path)}">`
  const shown = asAt ? inWords(asAt, timeZone) : 'Now'
  return `<template shadowrootmode="open"><style>${barStyle}</style>
<aside aria-label="Preview"${asAt ? ' data-moved' : ''}>
<details>
<summary><span class="dot" aria-hidden="true"></span><b>Preview</b><span class="shown">${escaped(shown)}</span></summary>
<div class="panel">
<p class="about">You see ${escaped(site.name)} with every draft. Shoppers do not.</p>
<form method="post" action="${paths.previewAsAt}">${to}
<label for="at">Show the page as at</label>
<div class="row"><input id="at" type="datetime-local" name="at" required value="${localTime(asAt ?? now, timeZone)}"><button>Show</button></div>
<p class="hint">On the clock in ${escaped(cityOf(timeZone))}.</p>
</form>
${asAt ? `<form method="post" action="${paths.previewAsAt}">${to}<button name="at" value="">Back to now</button></form>` : ''}
<h2>Starts and ends on this page</h2>
${timeline({ site, path, asAt, now, events }, to)}
<a class="leave" href="${escaped(paths.previewDisable(path))}">Leave preview</a>
</div>
</details>
</aside></template>`
}

function timeline({ site, asAt, now, events }: Bar, to: string) {
  if (events.length === 0) return '<p class="hint">Nothing here has a start or an end.</p>'
  const shown = asAt ?? now
  const rows = events.map(({ at, what, label }) => {
    const state = at <= shown ? 'past' : 'coming'
    const current = asAt?.getTime() === at.getTime() ? ' aria-current="true"' : ''
    return `<li class="${state}"><button name="at" value="${at.toISOString()}"${current}><time datetime="${at.toISOString()}">${escaped(inWords(at, site.timeZone))}</time><span>${escaped(label)} <em>${what}</em></span></button></li>`
  })
  return `<form method="post" action="${paths.previewAsAt}">${to}<ol>${rows.join('')}</ol></form>`
}

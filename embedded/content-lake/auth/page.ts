import { createHash, timingSafeEqual } from 'node:crypto'
import type { Response } from 'express'
import { escapeHtml } from '#platform/escape-html.ts'
import { pageStyle } from './page-style.ts'

/** Text that is already HTML. */
export interface Markup {
  html: string
}

const render = (value: unknown): string => {
  if (value === undefined || value === null || value === false) return ''
  if (Array.isArray(value)) return value.map(render).join('')
  if (typeof value === 'object' && 'html' in value) return String(value.html)
  return escapeHtml(String(value))
}

/**
 * A template that escapes its values; markup and lists of markup are inserted as they are, missing values as nothing.
 */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  return { html: strings.map((text, i) => text + (i < values.length ? render(values[i]) : '')).join('') }
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

export interface Page {
  title: string
  body: Markup
  status?: number
  /** Another origin that a form of the page may be sent to. */
  formTarget?: string
}

export function sendPage(res: Response, { title, body, status = 200, formTarget = '' }: Page) {
  res
    .status(status)
    .set({
      'Content-Security-Policy': [
        `default-src 'none'`,
        `style-src 'sha256-${styleHash}'`,
        `form-action 'self' ${formTarget}`.trim(),
        `base-uri 'none'`,
        `frame-ancestors 'none'`,
      ].join('; '),
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    })
    .type('html')
    .send(
      html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Forecourt</title>
<style>${{ html: pageStyle }}</style>
</head>
<body>${body}</body>
</html>
`.html,
    )
}

export const sameSecret = (a: unknown, b: unknown) => {
  const bytes = (value: unknown) => createHash('sha256').update(String(value)).digest()
  return typeof a === 'string' && typeof b === 'string' && a !== '' && timingSafeEqual(bytes(a), bytes(b))
}

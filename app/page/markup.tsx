import { createElement, type HTMLAttributes, type ScriptHTMLAttributes } from 'react'

type Attributes = HTMLAttributes<HTMLElement> & Pick<ScriptHTMLAttributes<HTMLElement>, 'type' | 'nonce'>

/** An element whose content React is given as text and leaves alone: our own rendered markup, styles, data for scripts. */
export function Markup({ as, html = '', ...attributes }: Attributes & { as: string; html?: string }) {
  return createElement(as, {
    ...attributes,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}

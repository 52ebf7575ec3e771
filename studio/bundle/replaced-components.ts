import type { FunctionComponent } from 'react'

const replacements = new Map<string, FunctionComponent<never>>()

/** Registers what is rendered in place of a component of Sanity that its configuration cannot replace. */
export function replaceComponent<Props>(name: string, component: FunctionComponent<Props>) {
  replacements.set(name, component)
}

/** Called by Sanity's code in the bundle (`adapt-sanity.ts`). */
export const replacedComponent = (name: string, original: FunctionComponent<never>) =>
  replacements.get(name) ?? original

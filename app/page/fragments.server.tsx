import { hash } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Log } from '#platform/log.ts'
import { Lru } from '#platform/lru.ts'
import type { ComposedBlock } from './compose.server.ts'
import { Interactive } from './page-blocks.tsx'

/** A rendered piece of a page. */
export interface Fragment {
  html: string
  /** `<link rel="preload">` of its first picture, for the head. */
  preload: string
  jsonLd: string[]
}

const hashes = new WeakMap<object, string>()

/** Hash of a value's JSON, computed once for the same object. */
export function hashOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const known = hashes.get(value)
  if (known) return known
  const made = hash('sha1', JSON.stringify(value), 'base64url')
  hashes.set(value, made)
  return made
}

/** React puts preloads of pictures in front of what it renders; they belong into the document's head. */
function split(html: string) {
  const links = /^(?:<link rel="preload"[^>]*>)+/.exec(html)?.[0] ?? ''
  return { html: html.slice(links.length), preload: links }
}

/** Markup of a component that is kept by `key`; anything that changes the markup must be part of it. */
export interface Fragments {
  /** Undefined when the block throws: it is left out. */
  block(block: ComposedBlock): Fragment | undefined
  of(key: string, render: () => ReactNode): Fragment
}

export function createFragments(log: Log, limit = 64e6): Fragments {
  const kept = new Lru<Fragment>(limit)

  function keep(key: string, fragment: Fragment) {
    kept.set(key, fragment, fragment.html.length + fragment.preload.length + key.length + 200)
    return fragment
  }

  return {
    of(key, render) {
      return kept.get(key) ?? keep(key, { ...split(renderToString(render())), jsonLd: [] })
    },
    block(block) {
      // What is made for one visitor is nobody else's; of searches there are any number, and their pages are kept.
      const own = block.personal || block.props.result || isInteractive(block)
      const key = own ? undefined : keyOf(block)
      const known = key && kept.get(key)
      if (known) return known
      try {
        const made = renderBlock(block)
        return key ? keep(key, made) : made
      } catch (err) {
        const { site, block: info } = block.props
        log.error(
          { tenant: site.id, block: info.key, type: info.type, err },
          'a block could not be rendered and was left out',
        )
        return undefined
      }
    },
  }
}

function keyOf({ props, module, failed }: ComposedBlock) {
  const { block, content, data, site, page } = props
  const parts = [
    block.type,
    block.key,
    block.anchor ?? '',
    block.first ? 1 : 0,
    failed ? 1 : 0,
    site.slug,
    site.revision,
    hashOf(content),
  ]
  if (data !== undefined) parts.push(hashOf(data))
  if (props.form) parts.push(props.form.action, props.form.token)
  if (module.definition.usesPage) parts.push(page.path, hashOf(page.trail), page.title)
  return parts.join('|')
}

function renderBlock(block: ComposedBlock): Fragment {
  const { module, props, failed } = block
  const jsonLd = failed ? null : module.jsonLd?.(props)
  const html = renderToString(elementOf(block), { identifierPrefix: props.block.key })
  return { ...split(html), jsonLd: jsonLd ? [scriptJson(jsonLd)] : [] }
}

function elementOf(block: ComposedBlock) {
  const { module, props, failed } = block
  const { data: _, ...withoutData } = props
  if (failed && module.fallback) return module.fallback(withoutData)
  // As React in the browser will find it.
  if (isInteractive(block)) return <Interactive type={props.block.type} view={module.view} props={props} />
  return createElement(module.view, props)
}

/** True where React may take the block over in the browser. */
export const isInteractive = ({ module, failed }: ComposedBlock) =>
  module.definition.tier === 'interactive' && !failed

/** JSON that can stand in a script element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

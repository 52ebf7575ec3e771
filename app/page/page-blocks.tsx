import { Component, type ReactNode, Suspense } from 'react'
import type { BlockProps, BlockView } from './block.ts'
import { Markup } from './markup.tsx'

type View = BlockView<unknown, unknown>

/** A block in its place on the page: markup for static ones, properties for those React takes over. */
export interface PlacedBlock {
  key: string
  /** `_key` of the block of the page that it is, or that brought it in; it does not travel. */
  top?: string
  type: string
  tone: string
  anchor?: string
  flush: boolean
  inColumn?: boolean
  html?: string
  interactive?: BlockProps<unknown, unknown>
  /** In preview: what a click on the section opens, and what it is found and rendered again by. */
  attributes?: Record<`data-${string}`, string | undefined>
}

/** Keeps a failing block from taking the page with it: its place stays empty. */
class BlockBoundary extends Component<{ children: ReactNode; type: string }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`The block ${this.props.type} failed.`, error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/**
 * The blocks of a page. Static ones are markup that React leaves alone: in the browser their `html` is not known, and
 * what the server sent stays. Interactive ones are React's.
 */
export function PageBlocks({
  blocks,
  views,
}: {
  blocks: PlacedBlock[]
  views: (type: string) => View | undefined
}) {
  return blocks.map((block) => {
    const { key, type, tone, anchor, flush, inColumn, html, interactive, attributes } = block
    const place = {
      id: anchor,
      className: 'block',
      'data-block': type,
      'data-tone': tone,
      'data-flush': flush || undefined,
      'data-column': inColumn ? '' : undefined,
      ...attributes,
    }
    if (!interactive) return <Markup key={key} as="section" {...place} html={html} />
    return (
      <section key={key} {...place} data-interactive="">
        <Interactive type={type} view={views(type)} props={interactive} />
      </section>
    )
  })
}

/** The view of an interactive block, which may fail alone. */
export function Interactive({
  type,
  view: View,
  props,
}: {
  type: string
  view: View | undefined
  props: BlockProps<unknown, unknown>
}) {
  return View ? (
    <BlockBoundary type={type}>
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    </BlockBoundary>
  ) : null
}

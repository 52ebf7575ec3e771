import { Component, type ReactNode } from 'react'
import type { BlockProps, BlockView } from './block.ts'
import { Markup } from './markup.tsx'

type View = BlockView<unknown, unknown>

/** A block in its place on the page, as markup. */
export interface PlacedBlock {
  key: string
  /** `_key` of the block of the page that it is, or that brought it in. */
  top?: string
  type: string
  tone: string
  anchor?: string
  flush: boolean
  inColumn?: boolean
  /** False: a printed page leaves it out. */
  paper?: false
  html: string
  /** What its view was given, where React may take it over in the browser. */
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

/** The blocks of a page. One with `data-interactive` is React's from the moment a shopper begins to use it. */
export function PageBlocks({ blocks }: { blocks: PlacedBlock[] }) {
  return blocks.map((block) => {
    const { key, type, tone, anchor, flush, inColumn, paper, html, interactive, attributes } = block
    return (
      <Markup
        key={key}
        as="section"
        id={anchor}
        className="block"
        data-block={type}
        data-tone={tone}
        data-flush={flush || undefined}
        data-column={inColumn ? '' : undefined}
        data-paper={paper}
        data-interactive={interactive && key}
        {...attributes}
        html={html}
      />
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
      <View {...props} />
    </BlockBoundary>
  ) : null
}

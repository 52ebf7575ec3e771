import type { ReactNode } from 'react'
import type { BlockProps } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { ContentFilters, type FilterGroup } from './filters.tsx'
import { ContentResults } from './results.tsx'
import type { ContentAnswer, ContentRequest } from './search.ts'

interface Props<Item>
  extends Pick<BlockProps<{ heading?: string; intro?: string }>, 'block' | 'content' | 'page'> {
  data: ContentAnswer<Item> & { request: ContentRequest }
  /** "offer", "model": what is searched for. */
  noun: string
  groups: readonly FilterGroup[]
  /** Field for words, when the search has one: its label. */
  words?: string
  price?: boolean
  /** @param eager among the first, whose pictures are seen at once */
  card(item: Item, eager: boolean): ReactNode
}

/** A search over editors' documents as a block: heading, filters and results beside each other (SRCH-28, SRCH-29). */
export function ContentSearch<Item extends { slug: string }>({
  block,
  content,
  page,
  data: { request, hits, facets, ...answer },
  noun,
  card,
  ...filters
}: Props<Item>) {
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={content.heading ?? page.title}
        intro={content.intro}
      />
      <div className="content-search" data-content-search={noun}>
        <ContentFilters id={block.key} path={page.path} request={request} facets={facets} {...filters} />
        <ContentResults path={page.path} request={request} answer={answer} noun={noun}>
          <ul className="card-grid">
            {hits.map((item, index) => (
              <li key={item.slug} className="min-w-0">
                {card(item, index < 3)}
              </li>
            ))}
          </ul>
        </ContentResults>
      </div>
    </div>
  )
}

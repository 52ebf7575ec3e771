import { ModelCard } from '#app/catalogue/model-card.tsx'
import { ContentFilters } from '#app/content-search/filters.tsx'
import { ContentResults } from '#app/content-search/results.tsx'
import { SectionHeading } from '#app/ui/heading.tsx'
import type { BlockView, ContentOf } from '#blocks/contract.ts'
import type load from './load.server.ts'
import type block from './query.ts'

const groups = [
  { key: 'manufacturer.name', title: 'Brand' },
  { key: 'model.body', title: 'Body' },
  { key: 'model.name', title: 'Model' },
]

const CatalogueSearch: BlockView<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  block,
  content,
  data,
  page,
}) => {
  const { request, hits, count, pages, facets } = data
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={content.heading ?? page.title}
        intro={content.intro}
      />
      <div className="content-search" data-content-search="catalogue">
        <ContentFilters id={block.key} path={page.path} request={request} facets={facets} groups={groups} />
        <ContentResults path={page.path} request={request} answer={{ count, pages }} noun="model">
          <ul className="card-grid">
            {hits.map((model, index) => (
              <li key={model.slug} className="min-w-0">
                <ModelCard model={model} eager={index < 3} />
              </li>
            ))}
          </ul>
        </ContentResults>
      </div>
    </div>
  )
}

export default CatalogueSearch

import { ModelCard } from '#app/catalogue/model-card.tsx'
import { ContentSearch } from '#app/content-search/content-search.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
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
}) => (
  <ContentSearch
    {...{ block, content, data, page }}
    noun="model"
    groups={groups}
    card={(model, eager) => <ModelCard model={model} eager={eager} />}
  />
)

export default CatalogueSearch

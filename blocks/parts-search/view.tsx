import { Wrench } from 'lucide-react'
import { ContentResults } from '#app/content-search/results.tsx'
import { WordsField } from '#app/content-search/words-field.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { priceWords } from '#app/stock/rules/vehicle-text.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type { Parts } from './load.server.ts'
import type block from './query.ts'

const PartsSearch: BlockView<ContentOf<typeof block>, Parts> = ({ block, content, data, page, site }) => {
  const { enabled, request, parts, count, pages } = data
  const heading = (
    <SectionHeading
      level={block.first ? 1 : 2}
      title={content.heading ?? 'Parts and accessories'}
      intro={content.intro}
    />
  )
  if (!enabled)
    return (
      <div className="container-page">
        {heading}
        <p className="max-w-[60ch]">Tell our parts counter what you need, and we find it for you.</p>
        <a className="action action-primary mt-6" href="/vehicle-parts-and-accessories">
          Order a part
        </a>
      </div>
    )
  return (
    <div className="container-page">
      {heading}
      <form action={page.path} method="get" className="mb-8 flex max-w-[44rem] flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <WordsField id={`${block.key}-query`} label="Part name or number" value={request.query} />
        </div>
        <button type="submit" className="action action-primary">
          Search
        </button>
      </form>
      <ContentResults path={page.path} request={request} answer={{ count, pages }} noun="part">
        <ul className="card-grid">
          {parts.map((part) => (
            <li key={part.id} className="min-w-0">
              <article className="card flex h-full gap-4 p-5" data-testid="part-card">
                <Wrench aria-hidden size={28} strokeWidth={1.5} className="shrink-0 text-muted" />
                <div className="min-w-0">
                  <h3 className="heading text-lg wrap-anywhere">{part.name}</h3>
                  <p className="mt-1 text-xs text-muted">{part.stocknum}</p>
                  <p className="tabular mt-3 font-semibold">{priceWords(part, site.settings).text}</p>
                  <a
                    className="action action-quiet mt-3 -ml-1"
                    href={`${site.settings.contactPath}?part=${encodeURIComponent(part.stocknum)}`}
                  >
                    {site.settings.enquireButtonText}
                  </a>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </ContentResults>
    </div>
  )
}

export default PartsSearch

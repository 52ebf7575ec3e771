import type { BlockView, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import type load from './load.server.ts'
import type block from './query.ts'

const SalesCounter: BlockView<ContentOf<typeof block>, ReturnType<typeof load>> = ({
  content,
  data,
  site,
}) => (
  <div className="container-page">
    <div className="flex flex-col gap-6 md:flex-row md:items-end md:justify-between md:gap-12">
      <p data-testid="sales-counter" className="flex min-w-0 flex-col">
        <span
          data-count={data.count}
          className="heading tabular text-[min(24vw,clamp(4rem,2.2rem+9vw,9rem))] leading-none"
        >
          {data.count.toLocaleString('en-AU')}
        </span>{' '}
        <span className="heading mt-3 text-xl wrap-anywhere md:text-2xl">{content.heading}</span>
      </p>
      {(content.text || content.link) && (
        <div className="max-w-[26rem] md:pb-1">
          {content.text && <p className="mb-5 text-muted">{content.text}</p>}
          <ActionLink link={content.link} site={site} look="secondary" />
        </div>
      )}
    </div>
  </div>
)

export default SalesCounter

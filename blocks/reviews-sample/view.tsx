import type { BlockView, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Heading } from '#app/ui/heading.tsx'
import type block from './query.ts'
import { starFills } from './stars.ts'

const shape = 'M12 1.8l3.15 6.39 7.05 1.02-5.1 4.97 1.2 7.02L12 17.88l-6.3 3.32 1.2-7.02-5.1-4.97 7.05-1.02z'

function Star({ fill }: { fill: number }) {
  return (
    <span data-fill={fill} className="relative flex size-7 sm:size-8">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute inset-0 size-full opacity-25">
        <path d={shape} fill="currentColor" />
      </svg>
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${fill}%` }}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 max-w-none sm:size-8">
          <path d={shape} fill="currentColor" />
        </svg>
      </span>
    </span>
  )
}

const ReviewsSample: BlockView<ContentOf<typeof block>> = ({ block, content, site }) => {
  const average = content.average.toFixed(1)
  return (
    <div className="container-page" data-testid="reviews">
      <div className="grid gap-8 md:grid-cols-[auto_minmax(min(50%,10rem),1fr)] md:items-center md:gap-14">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="heading tabular text-[clamp(3.5rem,2.6rem+4vw,5.5rem)] leading-none">{average}</p>
          <div>
            <p
              role="img"
              data-testid="star-rating"
              aria-label={`${average} out of 5 stars`}
              className="flex flex-wrap gap-0.5"
            >
              {starFills(content.average).map((fill, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never move
                <Star key={index} fill={fill} />
              ))}
            </p>
            <p className="mt-2 text-sm">
              <span className="tabular font-semibold">{content.count.toLocaleString('en-AU')}</span>{' '}
              {content.count === 1 ? 'review' : 'reviews'}
            </p>
            <p className="text-xs text-muted wrap-anywhere">{content.source ?? 'Sample figures'}</p>
          </div>
        </div>
        {(content.heading || content.text || content.link) && (
          <div className="min-w-0 border-line md:border-l md:pl-14">
            {content.heading && (
              <Heading level={block.first ? 1 : 2} size="lg">
                {content.heading}
              </Heading>
            )}
            {content.text && <p className="mt-3 max-w-[60ch] text-muted">{content.text}</p>}
            <ActionLink link={content.link} site={site} look="quiet" className="-ml-1 mt-3" />
          </div>
        )}
      </div>
    </div>
  )
}

export default ReviewsSample

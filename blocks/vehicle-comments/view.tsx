import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { Comments } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Comments | null>

/** Where there is no comment yet (VDP-31). */
const pending = 'Dealer comments are pending. Please check back here later.'

/** Without a script all of it is read; with one, what is over 400 characters is folded away from the start. */
export default function VehicleComments({ block, content, site, data }: Props) {
  if (!data) return null
  const asButton = site.settings.commentsToggleStyle === 'button'
  const [more, less] = asButton ? ['Show More', 'Show Less'] : ['more', 'less']
  return (
    <div className="container-page" data-testid="dealer-comments">
      <Heading level={block.first ? 1 : 2} size="md" className="mb-4">
        {content.heading}
      </Heading>
      {data.shown ? (
        <div className="vehicle-comments" data-comments>
          <p id={`${block.key}-text`} className="max-w-[70ch] whitespace-pre-line wrap-anywhere">
            {data.shown}
            {data.rest && <span data-rest>{data.rest}</span>}
          </p>
          {data.rest && (
            <button
              type="button"
              disabled
              data-toggle
              data-less={less}
              aria-expanded="false"
              aria-controls={`${block.key}-text`}
              className={asButton ? 'action action-secondary mt-4' : 'action action-quiet'}
            >
              {more}
            </button>
          )}
        </div>
      ) : (
        <p className="text-muted">{pending}</p>
      )}
    </div>
  )
}

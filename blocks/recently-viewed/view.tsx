import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>>

/** Which vehicles they are only the shopper's browser knows; until it has found some the block takes no room. */
export default function RecentlyViewed({ content }: Props) {
  return (
    <div data-recent={content.limit}>
      <div className="container-page" hidden data-testid="recently-viewed">
        <Heading level={2} size="md" className="mb-6">
          {content.heading}
        </Heading>
        <template>
          <ul className="swipe-row recent-row">
            <li>
              <a href="/">
                <span className="recent-picture">
                  <img width={240} height={180} loading="lazy" decoding="async" alt="" />
                </span>
                <span className="recent-name" data-slot="name" />
                <span className="tabular text-sm text-muted" data-slot="price" />
              </a>
            </li>
          </ul>
        </template>
      </div>
    </div>
  )
}

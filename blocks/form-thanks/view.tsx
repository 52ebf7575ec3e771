import { CircleCheckBig } from 'lucide-react'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { Sent } from './load.server.ts'
import type block from './query.ts'

/** Thanks for a form that was sent; who comes here without one reads neutral words (ROUTE-38). `enhance.ts` says more. */
const View: BlockView<ContentOf<typeof block>, Sent> = ({ block, content, data, site }) => (
  <div className="container-text thanks" data-sent={data.sent || undefined}>
    <CircleCheckBig aria-hidden size={56} strokeWidth={1.25} className="thanks-mark" />
    <Heading level={block.first ? 1 : 2} size="xl">
      {content.heading ?? 'Thank you'}
    </Heading>
    <p className="mt-4 text-lg text-muted" data-thanks>
      {data.sent
        ? (data.thanks ?? content.text ?? 'We have your message and will be in touch soon.')
        : 'When you send us a message, you see here that it has arrived.'}
    </p>
    <p hidden data-thanks-said className="mt-4 text-lg text-muted">
      {content.text ?? 'We have your message and will be in touch soon.'}
    </p>
    {site.phone && (
      <p className="mt-2 text-muted">
        In a hurry? Call us on{' '}
        <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`} className="font-semibold underline">
          {site.phone}
        </a>
        .
      </p>
    )}
    <p className="mt-8 flex flex-wrap justify-center gap-3">
      <a href={site.settings.searchPath} className="action action-primary">
        Back to our stock
      </a>
      <a href="/" className="action action-secondary">
        Home
      </a>
    </p>
  </div>
)

export default View

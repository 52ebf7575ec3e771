import type { BlockView, ContentOf } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type block from './query.ts'

/** The booking frame of the site's workshop (ROUTE-62); without an address the words of the specification (ERR-02). */
const ServiceBooking: BlockView<ContentOf<typeof block>> = ({ block, content, site }) => {
  const { serviceBookingUrl } = site.settings
  return (
    <div className="container-page">
      <SectionHeading
        level={block.first ? 1 : 2}
        title={content.heading ?? 'Book a service'}
        intro={content.intro}
      />
      {serviceBookingUrl ? (
        <div data-frame className="overflow-clip rounded-card border border-line bg-sunken text-text">
          <iframe
            src={serviceBookingUrl}
            title="Booking of a service"
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            className="min-h-[44rem] w-full"
          />
        </div>
      ) : (
        <p data-frame className="text-sm text-muted">
          no xtime url found
        </p>
      )}
    </div>
  )
}

export default ServiceBooking

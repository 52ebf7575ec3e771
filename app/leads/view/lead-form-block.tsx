import type { BlockFallback, BlockProps } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { LeadFormContent } from '../form/content.ts'
import { isWizard, type LeadForm } from '../form/lead-form.ts'
import type { LeadTaken } from '../take-lead.server.ts'
import { CarPanel } from './car-panel.tsx'
import { LeadFields } from './lead-fields.tsx'

type Props = BlockProps<LeadFormContent, LeadForm>

/** `view.tsx` of every block with a form for shoppers: heading, the car it is about, fields. */
export function LeadFormBlock({ block, data, form: door, result, page, site }: Props) {
  const taken = result?.data as LeadTaken | undefined
  const form = taken?.form ?? data
  const { heading, intro, car } = form
  return (
    <div className="container-page">
      <div className="lead-layout" data-car={car ? '' : undefined}>
        <div className="min-w-0">
          {heading && (
            <Heading level={block.first ? 1 : 2} size={block.first ? 'xl' : 'lg'} id={`${block.key}-title`}>
              {heading}
            </Heading>
          )}
          {intro && <p className="mt-3 max-w-[60ch] text-lg text-muted">{intro}</p>}
          <LeadFields
            level={block.first ? 1 : 2}
            site={site}
            id={block.key}
            form={form}
            door={door ?? { action: page.path, token: '' }}
            result={result}
            named={heading ?? page.title}
            testId={isWizard(form) ? `${form.kind}-wizard` : undefined}
          />
        </div>
        {car && <CarPanel car={car} />}
      </div>
    </div>
  )
}

/** While the form cannot be made: how to reach the dealer instead. */
export const leadFallback: BlockFallback<LeadFormContent> = ({ block, content, site }) => (
  <div className="container-page">
    <Heading level={block.first ? 1 : 2} size="lg">
      {content.heading ?? 'Contact us'}
    </Heading>
    <p className="mt-4 max-w-[60ch] text-muted">
      Our form cannot be shown at the moment.
      {site.phone && ` Please call us on ${site.phone}`}
      {site.phone && site.email && ', or'}
      {site.email && ` write to ${site.email}`}
      {(site.phone || site.email) && '.'}
    </p>
  </div>
)

import { Check } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, string[]>

/** Features in columns; beyond these many the rest waits behind one line. */
const shown = 18

export default function VehicleFeatures({ block, content, data }: Props) {
  if (data.length === 0) return null
  const rest = data.slice(shown)
  return (
    <div className="container-page">
      <Heading level={block.first ? 1 : 2} size="md" className="mb-4">
        {content.heading}
      </Heading>
      <Features features={data.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="vehicle-more">
          <summary className="action action-secondary mt-4">{`${rest.length} more`}</summary>
          <Features features={rest} />
        </details>
      )}
    </div>
  )
}

function Features({ features }: { features: string[] }) {
  return (
    <ul className="vehicle-features">
      {features.map((feature) => (
        <li key={feature}>
          <Check aria-hidden size={18} className="mt-1 shrink-0 text-brand" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

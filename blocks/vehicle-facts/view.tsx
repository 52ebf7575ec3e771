import {
  Anchor,
  ArrowRightLeft,
  BedDouble,
  Car,
  CircleGauge,
  Compass,
  Cpu,
  Disc,
  Fuel,
  IdCard,
  type LucideIcon,
  Package,
  Palette,
  Ruler,
  Scale,
  Users,
  Weight,
} from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { FactIcon, SpecLine } from '#app/vehicle-page/specs.ts'
import type { Facts } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Facts | null>

const icons: Record<FactIcon, LucideIcon> = {
  km: CircleGauge,
  transmission: ArrowRightLeft,
  fuel: Fuel,
  drive: Compass,
  engine: Cpu,
  body: Car,
  seats: Users,
  colour: Palette,
  gross: Weight,
  payload: Package,
  tare: Scale,
  axles: Disc,
  berths: BedDouble,
  length: Ruler,
  ball: Anchor,
  licence: IdCard,
}

const none: Facts = { facts: [], featured: [], technical: [], summary: [] }

export default function VehicleFacts({ block, content, data }: Props) {
  if (!data) return null
  const { facts, featured } = content.show === 'specifications' ? none : data
  const { technical, summary } = content.show === 'keyInformation' ? none : data
  if (facts.length + featured.length + technical.length + summary.length === 0) return null
  const level = block.first ? 1 : 2
  return (
    <div className="container-page">
      {facts.length > 0 && (
        <dl className="vehicle-facts">
          {facts.map(({ icon, label, value }) => {
            const Icon = icons[icon]
            return (
              <div key={icon}>
                <dt>
                  <Icon aria-hidden size={22} strokeWidth={1.5} />
                  {label}
                </dt>
                <dd>{value}</dd>
              </div>
            )
          })}
        </dl>
      )}
      {featured.length > 0 && (
        <div className="mt-12 first:mt-0" data-testid="spec-featured">
          <Heading level={level} size="md" className="mb-4">
            {content.heading}
          </Heading>
          <Lines lines={featured} />
        </div>
      )}
      {technical.length + summary.length > 0 && (
        <details className="vehicle-specs mt-12 first:mt-0" open>
          <summary>
            <Heading level={content.show === 'specifications' ? level : 2} size="md">
              {content.specificationsHeading}
            </Heading>
          </summary>
          <div className="pt-4">
            {technical.length > 0 && <Lines lines={technical} id="spec-specifications" />}
            {summary.length > 0 && <Lines lines={summary} id="spec-summary" />}
          </div>
        </details>
      )}
    </div>
  )
}

function Lines({ lines, id }: { lines: SpecLine[]; id?: string }) {
  return (
    <dl className="vehicle-lines" data-testid={id}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

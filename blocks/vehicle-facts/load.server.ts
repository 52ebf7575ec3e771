import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import {
  type Fact,
  featuredSpecs,
  keyFacts,
  type SpecLine,
  summarySpecs,
  technicalSpecs,
} from '#app/vehicle-page/specs.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import { dateIn, startOfDayIn } from '#values/schedule.ts'
import type definition from './query.ts'

export interface Facts {
  facts: Fact[]
  featured: SpecLine[]
  technical: SpecLine[]
  summary: SpecLine[]
}

const load: BlockLoad<ContentOf<typeof definition>, Facts | null> = async (context) => {
  const vehicle = await vehicleOfPage(context)
  if (!vehicle) return null
  const { site, instant, validUntil } = context
  const { settings, timeZone } = site
  const today = dateIn(timeZone, instant)
  const expired = startOfDayIn(timeZone, vehicle.rego_expiry?.slice(0, 10) ?? '', 1)
  if (expired && expired > instant) validUntil(expired)
  return {
    facts: keyFacts(vehicle, settings),
    featured: featuredSpecs(vehicle, settings, today),
    technical: technicalSpecs(vehicle),
    summary: summarySpecs(vehicle, settings),
  }
}

export default load

import { isStudioPicture } from '#app/stock/card/pictures.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { phoneOf } from '#app/stock/rules/phone.ts'
import {
  carTypeWord,
  goneWord,
  type PriceWords,
  priceWords,
  titleLines,
} from '#app/stock/rules/vehicle-text.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Site } from '#app/tenancy/site.ts'
import { plainComments } from './comments.ts'
import { viewerPictures } from './pictures.ts'
import { type Fact, featuredSpecs, keyFacts, type SpecLine, summarySpecs, technicalSpecs } from './specs.ts'

/** A vehicle on one sheet of paper: what the page to print shows and the PDF draws. */
export interface Brochure {
  slug: string
  /** Address of its page. */
  url: string
  name: string
  /** "2021 Toyota Corolla", and its badge. */
  title: [string, string?]
  /** "Used · Hatch" */
  kind: string
  price: string
  priceType?: string
  /** Pictures of the site's own, first one first. */
  pictures: string[]
  facts: Fact[]
  specs: SpecLine[]
  features: string[]
  comments: string
  dealer: { name: string; phone?: string; place?: string; address?: string; site: string; legal?: string }
  stocknum: string
  /** Said in small print. */
  notes: string[]
}

const most = { pictures: 4, specs: 12, features: 24, comments: 560 }
const confirm = 'Please confirm price, availability and details with the dealer.'
const studio = 'The picture shows the kind of vehicle, not the vehicle itself.'

/** What finds room on one sheet; `today` is the date in the site's time zone, `2026-03-02`. */
export function brochureOf(vehicle: Vehicle, site: Site, today: string): Brochure {
  const { settings } = site
  const { location, simple_body, body } = vehicle
  const facts = keyFacts(vehicle, settings)
  const price: PriceWords = isAvailable(vehicle) ? priceWords(vehicle, settings) : { text: goneWord(vehicle) }
  const pictures = viewerPictures(vehicle)
    .map(({ url }) => url)
    .filter((url) => url.startsWith('/media/stock/'))
    .slice(0, most.pictures)
  return {
    slug: vehicle.slug,
    url: site.origin + vehicle.path,
    name: vehicle.name,
    title: titleLines(vehicle),
    kind: [carTypeWord(vehicle.car_type, settings), simple_body ?? body].filter(Boolean).join(' · '),
    price: price.text,
    priceType: price.type,
    pictures,
    facts,
    specs: specsOf(vehicle, site, today, facts),
    features: [...new Set(vehicle.standardEquipment.map((one) => one.trim()).filter(Boolean))].slice(
      0,
      most.features,
    ),
    comments: shortened(plainComments(vehicle.dealercomments)),
    dealer: {
      name: location?.name ?? site.name,
      // Who reveals a masked number is a lead; paper names the dealer's own.
      phone: (settings.phoneMaskEnabled ? undefined : phoneOf(callable(vehicle), settings)) ?? site.phone,
      place: [location?.city, location?.state].filter(Boolean).join(' ') || undefined,
      address:
        site.address &&
        `${site.address.street}, ${site.address.suburb} ${site.address.state} ${site.address.postcode}`,
      site: site.name,
      legal: site.legal,
    },
    stocknum: vehicle.stocknum,
    notes: pictures[0] && isStudioPicture(pictures[0]) ? [confirm, studio] : [confirm],
  }
}

const callable = ({ car_type, location }: Vehicle) => ({ car_type, phone: location?.phone })

/** Labels of what stands elsewhere on the sheet, or under another label. */
const elsewhere = ['Stock no', 'Engine Variant', 'Exterior color']

/** The lines of the specifications that facts and foot do not say already. */
function specsOf(vehicle: Vehicle, { settings }: Site, today: string, facts: readonly Fact[]): SpecLine[] {
  const known = new Set(facts.map(({ value }) => value.toLowerCase()))
  const labels = new Set(elsewhere)
  return [
    ...featuredSpecs(vehicle, settings, today),
    ...technicalSpecs(vehicle),
    ...summarySpecs(vehicle, settings),
  ]
    .filter(({ label, value }) => {
      const isNew = !known.has(value.toLowerCase()) && !labels.has(label)
      labels.add(label)
      return isNew
    })
    .slice(0, most.specs)
}

/** At most so many letters, cut behind a word. */
function shortened(text: string) {
  const letters = [...text.replace(/\s*\n\s*/g, '\n')]
  if (letters.length <= most.comments) return letters.join('')
  return `${letters
    .slice(0, most.comments)
    .join('')
    .replace(/[\s.,;:!?]+\S*$/, '')}…`
}

import type { z } from 'zod'
import type { ItemType } from '#values/vehicle-kinds.ts'
import { vehicle } from '../../vehicle.ts'
import { Cells } from './cells.ts'
import { list, prose, text } from './clean.ts'
import type { Draft } from './draft.ts'
import { engineOf } from './engine.ts'
import { identityOf } from './identity.ts'
import { placeOf } from './place.ts'
import type { Problems } from './problems.ts'
import {
  featuresOf,
  knownBody,
  priceTypeOf,
  simpleBody,
  simpleColour,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
  slugOfName,
  statusOf,
} from './vocabulary.ts'

/** What a row says of a vehicle, checked and tidied; the store adds the rest. */
export const content = vehicle.omit({
  ...{ id: true, slug: true, path: true, created_at: true, updated_at: true, sold_date_timestamp: true },
  ...{ custom_rank: true, images: true, thumbnails: true, primary_image_url: true, photos_count: true },
  ...{ spin_images: true, spin_interior_image: true },
})
export type Content = z.infer<typeof content>

export interface CheckedRow {
  content: Content
  /** Pictures as the feed names them; the import brings them to the site. */
  pictures: { images: string[]; spin: string[]; interior?: string }
  /** What the feed wishes and the store decides. Times in seconds since 1970. */
  wishes: { id?: number; slug?: string; created?: number; sold?: number; rank?: number }
  /** What stays with the dealer. */
  private: Record<string, string>
}

/** One row, checked and tidied; undefined where it is refused, `problems` says why. */
export function checkRow(draft: Draft, problems: Problems, thisYear: number): CheckedRow | undefined {
  const cells = new Cells(draft.cells, problems)
  const simple = (given: string | undefined, word: string | undefined, rule: (word: string) => string) =>
    given !== undefined ? rule(given) : word !== undefined ? rule(word) : undefined

  const givenBody = cells.text('simple_body')
  const body = cells.text('body') ?? givenBody ?? bodyOfGroup(cells.text('body_group'))
  const bodyByWord = simple(givenBody, body, simpleBody)
  const identity = identityOf(cells, bodyByWord, thisYear)
  // Of a truck, `Cab Chassis` is no ute and `Tray` no body type of its own.
  const simple_body = givenBody ? bodyByWord : (bodyOfKind[identity.item_type] ?? bodyByWord)
  const { price, type: typeOfColumn } = cells.askingPrice(identity.item_type)
  const km = cells.kilometres()
  const subscription_price = cells.price('subscription_price')
  if (problems.errors.length > 0) return undefined

  const { year, make, model } = identity
  const badge = cells.text('badge', 100)
  const status = statusOf(cells.text('status') ?? 'in_stock')
  // A vehicle is sold if either says so (NOTE-25).
  const sold = status === 'sold' || cells.yesNo('sold') === true
  const colour = firstOf(cells.text('colour'))
  const givenColour = cells.text('simple_colour')
  const fuel = cells.text('fuel') ?? cells.text('simple_fuel')
  const transmission = cells.text('transmission') ?? cells.text('simple_transmission')
  const drive = cells.text('drive') ?? cells.text('simple_drive')
  const standardEquipment = list(cells.raw('standardEquipment'))
  const chosen = list(cells.raw('filtered_features'), 60)
  const regplate = cells.text('regplate', 20)
  const nvic = cells.text('nvic', 20)
  const priceType =
    cells.text('price_type', 60) ?? typeOfColumn ?? /drive[\s-]?away/i.exec(cells.text('price') ?? '')?.[0]
  const dealership_name = cells.text('dealership_name', 120)

  const row: Content = {
    ...identity,
    name: cells.text('name', 300) ?? [year, make, model, badge].filter(Boolean).join(' '),
    badge,
    series: cells.text('series', 100),
    colour,
    simple_colour: givenColour ? (simpleColour(givenColour) ?? givenColour) : colour && simpleColour(colour),
    km,
    price,
    price_type: priceType && priceTypeOf(priceType),
    subscription_price,
    status: sold ? 'sold' : status === 'reserved' ? 'in_stock' : status,
    sold,
    show_on_dealer_website: cells.yesNo('show_on_dealer_website'),
    reserved: status === 'reserved' || cells.yesNo('reserved') === true,
    certified: cells.yesNo('certified') === true,
    tag: cells.text('tag', 60),
    nvic,
    has_nvic: cells.yesNo('has_nvic') ?? nvic !== undefined,
    regplate,
    rego: regplate,
    rego_expiry: cells.date('rego_expiry'),
    compliance_date: cells.date('compliance_date'),
    build_date: cells.date('build_date'),
    video_url: cells.address('video_url'),
    external_video_url: cells.address('external_video_url'),
    videos: cells.addresses('videos'),
    walkaround_videos: cells.addresses('walkaround_videos'),
    spin_code: cells.text('spin_code'),
    hotspots: hotspotsOf(cells),
    file: cells.address('file'),
    dealercomments: prose(cells.raw('dealercomments')),
    standardEquipment,
    filtered_features: chosen.length > 0 ? chosen : featuresOf(standardEquipment),
    simple_body,
    simple_transmission: simple(cells.text('simple_transmission'), transmission, simpleTransmission),
    simple_fuel: simple(cells.text('simple_fuel'), fuel, simpleFuel),
    simple_drive: simple(cells.text('simple_drive'), drive, simpleDrive),
    body,
    transmission,
    drive,
    fuel,
    seats: cells.number('seats', { least: 1, most: 100, words: /seat(?:s|er)?/i }),
    doors: cells.number('doors', { most: 20, words: /doors?/i }),
    gearnum: cells.number('gearnum', { most: 30, words: /\s*(?:speed|sp|gears?)/i }),
    bodyconfiguration: cells.text('bodyconfiguration'),
    views: cells.number('views') ?? 0,
    dealership_id: cells.text('dealership_id', 100),
    dealership_slug: cells.text('dealership_slug', 120) ?? (dealership_name && slugOfName(dealership_name)),
    dealership_name,
    ...placeOf(cells),
    ...engineOf(cells, identity.item_type),
    youxQuote: quoteOf(cells),
  }
  return {
    content: row,
    pictures: {
      images: cells.addresses('primary_image_url', 'images', 'more_images'),
      spin: cells.addresses('spin_images'),
      interior: cells.address('spin_interior_image'),
    },
    wishes: {
      id: cells.number('id', { least: 1, most: Number.MAX_SAFE_INTEGER }),
      slug: cells.text('slug', 160),
      created: cells.moment('created_at'),
      sold: cells.moment('sold_date'),
      rank: cells.number('custom_rank', { least: -1e9, most: 1e9 }),
    },
    private: draft.private,
  }
}

/** The body type of vehicles that are told apart by what is built on them. */
const bodyOfKind: Partial<Record<ItemType, string>> = {
  truck: 'Truck',
  caravan: 'Caravan',
  motorcycle: 'Motorcycle',
}

/** Some feeds write anything there: only what says a body is one. */
const bodyOfGroup = (group: string | undefined) => (group && knownBody(group) ? group : undefined)

/** Of `White / Black` and `- / Black`, the first that says something. */
const firstOf = (colours: string | undefined) =>
  colours?.includes('/')
    ? colours
        .split(/\s*\/\s+|\s+\/\s*/)
        .map((colour) => text(colour))
        .find((colour) => colour !== undefined)
    : colours

function quoteOf(cells: Cells): Content['youxQuote'] {
  const weekly = cells.number('youxQuote.weeklyRepaymentAmount', { words: /\$/ })
  if (weekly === undefined) return undefined
  const percent = { most: 100, words: /%/ }
  return {
    weeklyRepaymentAmount: weekly,
    advertisedRate: cells.number('youxQuote.advertisedRate', percent),
    comparisonRate: cells.number('youxQuote.comparisonRate', percent),
  }
}

const none = () => ({ exterior: [], interior: [] })

function hotspotsOf(cells: Cells): Content['hotspots'] {
  const given = cells.raw('hotspots')
  if (given === undefined) return none()
  const read = vehicle.shape.hotspots.safeParse(typeof given === 'string' ? json(given) : given)
  if (read.success) return read.data
  cells.problems.warn('hotspots', given, 'are not lists of id, description and positions; left out')
  return none()
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

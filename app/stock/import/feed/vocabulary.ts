import { slugOf } from '#platform/slug.ts'
import type { CarType, ItemType } from '#values/vehicle-kinds.ts'

/** Caches results: a feed repeats the same words over and over. */
export function memo<T>(read: (value: string) => T): (value: string) => T {
  const known = new Map<string, T>()
  return (value) => {
    if (known.has(value)) return known.get(value)!
    const answer = read(value)
    if (known.size < 5000) known.set(value, answer)
    return answer
  }
}

/** Of a place's or dealership's name. */
export const slugOfName = memo((name: string) => slugOf(name))

type Rules = readonly (readonly [RegExp, string])[]
const firstOf = (rules: Rules) => memo((value: string) => rules.find(([words]) => words.test(value))?.[1])

const titleCase = (value: string) =>
  value
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

const bodyRules = firstOf([
  [/\bmotor ?(?:cycle|bike)|\b(?:road|dirt|trail|quad) ?bike|\bscooter\b/i, 'Motorcycle'],
  [/caravan|\bcamper\b|pop[\s-]?top|motor ?home/i, 'Caravan'],
  [/people ?(?:mover|carrier)|\bmpv\b|mini ?van/i, 'People Mover'],
  [
    /\bute\b|\butility\b|pick[\s-]?up|(?:dual|double|crew|extra|extended|king|space|super|single|club|access)[\s-]?cab|cab[\s/-]*chassis|\bc\/chas|\bp\/?up?\b/i,
    'Ute',
  ],
  [/\bsuv\b|cross ?over|four ?wheel ?drive wagon|4x4 wagon/i, 'SUV'],
  [/hatch|\bh\/back/i, 'Hatch'],
  [/sedan|saloon|\bsed\b/i, 'Sedan'],
  [/convertible|cabrio|roadster|spider|spyder|\bconv\b/i, 'Convertible'],
  [/coup[eé]/i, 'Coupe'],
  [/wagon|estate|touring|\bavant\b|\b(?:s\/)?wag\b/i, 'Wagon'],
  [/\bvan\b/i, 'Van'],
  [/\bbus\b|coach/i, 'Bus'],
  [/truck|tipper|pantech|prime ?mover|flat ?bed|tray ?top|tautliner|refrigerated/i, 'Truck'],
])

/** Body type of a word that says one; of `Ute / Tray`, what the first of them says. */
export const knownBody = memo(
  (value: string) =>
    (value.includes('/')
      ? value
          .split('/')
          .map((part) => bodyRules(part))
          .find((body) => body !== undefined)
      : undefined) ?? bodyRules(value),
)
/** Body type of the facet: `SUV`, `Ute`, `Hatch`; a body nobody foresaw keeps its own word. */
export const simpleBody = memo((value: string) => knownBody(value) ?? titleCase(value))

const fuelRules = firstOf([
  [/plug[\s-]?in|\bphev\b/i, 'PHEV'],
  [/(?:mild|48v)[\s-]?hybrid|\bmhev\b/i, 'Petrol'],
  [/hybrid|\bhev\b|petrol.{0,3}electric|electric.{0,3}(?:petrol|unleaded)/i, 'Hybrid'],
  [/hydrogen|fuel cell/i, 'Hydrogen'],
  [/^h$/i, 'Hybrid'],
  [/electric|\bb?ev\b|^e$/i, 'Electric'],
  [/diesel|\bdsl\b|^d$/i, 'Diesel'],
  [/\blpg\b|\bgas\b(?!oline)|\bcng\b/i, 'LPG'],
  [/petrol|unleaded|gasoline|premium|\bulp\b|\bpulp\b|\be10\b|\b9[158]\b|^p$/i, 'Petrol'],
])
export const knownFuel = (value: string) => fuelRules(value)
export const simpleFuel = memo((value: string) => fuelRules(value) ?? titleCase(value))

const transmissionRules = firstOf([
  [
    /\bautomated\b|auto|\bamt\b|\bcvt\b|dual[\s-]?clutch|\bdct\b|\bdsg\b|tiptronic|steptronic|reduction gear|single[\s-]?speed|\bpdk\b|s[\s-]?tronic|^\d*a$/i,
    'Automatic',
  ],
  [/manual|\bman\b|^\d*m$/i, 'Manual'],
])
export const knownTransmission = (value: string) => transmissionRules(value)
export const simpleTransmission = memo((value: string) => transmissionRules(value) ?? titleCase(value))

const driveRules = firstOf([
  [/\b4wd\b|4 ?x ?4|four[\s-]?wheel|dual range/i, '4WD'],
  [/\bawd\b|all[\s-]?wheel|quattro|4matic|x ?drive/i, 'AWD'],
  [/\bfwd\b|front/i, 'FWD'],
  [/\brwd\b|rear/i, 'RWD'],
  [/\b2wd\b|4 ?x ?2|two[\s-]?wheel/i, '2WD'],
])
export const knownDrive = (value: string) => driveRules(value)
export const simpleDrive = memo((value: string) => driveRules(value) ?? value.toUpperCase())

const colourRules = firstOf([
  [/white|pearl|ivory|frost|chalk|snow|alabaster/i, 'White'],
  [/gr[ae]y|graphite|gunmetal|slate|charcoal|granite|titanium|magnetic|tungsten|cement/i, 'Grey'],
  [/silver|platinum|aluminium/i, 'Silver'],
  [/black|onyx|ebony|obsidian|midnight|phantom/i, 'Black'],
  [/blue|navy|aqua|teal|azure|sapphire|indigo/i, 'Blue'],
  [/\bred\b|maroon|burgundy|crimson|scarlet|ruby|garnet/i, 'Red'],
  [/green|olive|emerald|khaki|\bjade\b/i, 'Green'],
  [/orange|copper|sunset|tangerine/i, 'Orange'],
  [/yellow|lemon/i, 'Yellow'],
  [/gold|champagne/i, 'Gold'],
  [/brown|bronze|mocha|chocolate|coffee/i, 'Brown'],
  [/beige|sand|cream|desert/i, 'Beige'],
  [/purple|violet|plum/i, 'Purple'],
  [/pink|rose/i, 'Pink'],
])
/** Base colour of a maker's colour name; undefined if the name does not tell. */
export const simpleColour = (value: string) => colourRules(value)

const carTypes = firstOf([
  [/^(?:(?:ex[\s-]?)?demo(?:nstrator)?(?:\s*\/\s*near[\s-]new)?|d)$/i, 'demo'],
  [
    /^(?:used|pre[\s-]?owned|(?:second|2nd)[\s-]?hand|near[\s-]new|cpo|(?:certified|approved)(?: (?:used|pre[\s-]?owned))?|u)$/i,
    'used',
  ],
  [/^(?:new|brand[\s-]new|n)$/i, 'new'],
])
const thing = /\s+(?:cars?|vehicles?|trucks?|motor ?cycles?|bikes?|caravans?|stock)$/i
/** `new`, `used` or `demo`; undefined for any other word (ENT-02). */
export const carType = (value: string) => carTypes(value.replace(thing, '')) as CarType | undefined

const itemRules = firstOf([
  [/^motor ?(?:cycle|bike)s?$|^bikes?$|^scooters?$/i, 'motorcycle'],
  [/^(?:caravans?|camper(?: trailer)?s?|motor ?homes?)$/i, 'caravan'],
  [/^(?:trucks?|heavy(?: vehicle)?s?|commercial)$/i, 'truck'],
  [/^parts?$/i, 'part'],
  [/^(?:cars?|vehicles?|suvs?|utes?|vans?|passenger|light)$/i, 'car'],
])
export const itemType = (value: string) => itemRules(value) as ItemType | undefined
const itemOfBody: Record<string, ItemType> = { Motorcycle: 'motorcycle', Caravan: 'caravan', Truck: 'truck' }
export const itemTypeOfBody = (body: string | undefined): ItemType => itemOfBody[body ?? ''] ?? 'car'

const statusRules = firstOf([
  [/^(?:in[\s_-]?stock|available|active|for sale|live|listed|current|yard)$/i, 'in_stock'],
  [
    /^(?:coming[\s_-]?soon|in[\s_-]?transit|arriving(?: soon)?|on[\s_-]?order|pre[\s_-]?order|due in|pending arrival)$/i,
    'coming_soon',
  ],
  [/^(?:sold|delivered|retailed|out[\s_-]?of[\s_-]?stock|not[\s_-]?available)$/i, 'sold'],
  [/^(?:reserved|on[\s_-]?hold|held)$/i, 'reserved'],
  [/^deposit/i, 'deposit_taken'],
])
export const knownStatus = (value: string) => statusRules(value)
/** `in_stock`, `coming_soon`, `sold`, `reserved`, or the feed's own word as `deposit_taken`. */
export const statusOf = memo(
  (value: string) =>
    statusRules(value) ??
    value
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, ''),
)

const priceTypes = firstOf([
  [/estimated?[_\s]drive/i, 'Estimated Drive Away'],
  [/drive[\s_-]?away|^d\/?a$/i, 'Drive Away'],
  [/^egc$|excl|before (?:govt?|government)|plus on[\s-]?road|^ex[\s-]/i, 'Excl. Govt. Charges'],
])
/** Wording of a price type; a wording nobody foresaw stays as the dealer wrote it (CARD-31). */
export const priceTypeOf = (value: string) => priceTypes(value) ?? value

const features: Rules = [
  [/sun ?roof|moon ?roof|panoramic/i, 'Sunroof'],
  [/tow(?:ing)? ?(?:bar|ball|pack)/i, 'Tow Bar'],
  [/apple ?car ?play/i, 'Apple CarPlay'],
  [/android ?auto/i, 'Android Auto'],
  [/leather(?!.{0,12}(?:steering|gear|wheel))/i, 'Leather Seats'],
  [/heated.{0,12}seat|seat.{0,12}heat/i, 'Heated Seats'],
  [/revers\w+ camera|rear.?view camera|camera.{0,12}rear|360.{0,12}camera|surround.view/i, 'Reverse Camera'],
  [/blind.?spot/i, 'Blind Spot Monitor'],
  [/adaptive cruise|active cruise|radar cruise/i, 'Adaptive Cruise'],
  [/sat(?:ellite)?.?nav|navigation|\bgps\b/i, 'Navigation'],
  [/parking sensor|park(?:ing)? (?:distance|assist)/i, 'Parking Sensors'],
  [/bull ?bar|nudge bar/i, 'Bull Bar'],
  [/canopy|tonneau|hard lid/i, 'Tray Cover'],
  [/roof rack|roof rail/i, 'Roof Racks'],
]
/** Features shoppers filter by, found in the equipment list (FACET-28). */
export function featuresOf(equipment: readonly string[]): string[] {
  const found = new Set<string>()
  for (const item of equipment) for (const feature of featuresIn(item)) found.add(feature)
  return [...found]
}
const featuresIn = memo((item: string) =>
  features.filter(([words]) => words.test(item)).map(([, name]) => name),
)

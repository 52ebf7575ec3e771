import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const models = [
  ...[
    'Toyota|Corolla|Hatch',
    'Toyota|RAV4|SUV',
    'Toyota|HiLux|Ute',
    'Hyundai|i30|Hatch',
    'Hyundai|Tucson|SUV',
  ],
  ...['Mazda|CX-5|SUV', 'Mazda|3|Sedan', 'Ford|Ranger|Ute', 'Mitsubishi|Triton|Ute', 'Nissan|X-TRAIL|SUV'],
  ...['Volkswagen|Golf|Hatch', 'Kia|Sportage|SUV', 'Subaru|Outback|Wagon', 'Isuzu|D-MAX|Ute', 'BMW|X3|SUV'],
]
const badges = ['Ascent Sport', 'GXL', 'SX', 'Active', 'GT', 'Elite Limited Edition', '']
const colours = [
  'Glacier White',
  'Graphite',
  'Jet Black',
  'Silver Storm',
  'Deep Blue',
  'Soul Red',
  'White / Black',
]
const fuels = ['Unleaded', 'Diesel', 'Premium Unleaded', 'Hybrid', 'Electric']
const suburbs = ['Caringbah, NSW', 'Cairns, QLD', 'Geelong, VIC', 'Osborne Park, WA', 'Norwood, SA']
const equipment = [
  'Apple CarPlay',
  'Android Auto',
  'Tow Bar',
  'Sunroof',
  'Reverse camera',
  'Heated front seats',
]
const columns =
  'stocknum,vin,car_type,status,year,make,model,badge,series,body,doors,seats,colour,transmission,gearnum,fuel,drive,engine,fuel_consumption,km,price,price_type,regplate,rego_expiry,location,location.name,location.lat,location.long,dealership_name,dealercomments,standardEquipment,images,created_at,cost_price,certified,nvic,compliance_date,build_date,views,yard_note'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/**
 * Writes a feed like those of dealers' programs, with some dirty cells: 40 columns, about 1.1 kB a row. Always the
 * same.
 */
export async function writeFeed(file: string, rows: number): Promise<void> {
  const out = createWriteStream(file)
  out.write(`${columns}\n`)
  let seed = 7
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const of = <T>(list: readonly T[]) => list[below(list.length)]!
  for (let row = 1; row <= rows; row++) {
    const [make, model, body] = of(models).split('|')
    const year = 2008 + below(18)
    const price = 5000 + below(90_000)
    const photos = Array.from(
      { length: 4 + below(8) },
      (_, photo) => `https://photos.example.com.au/stock/${row}/${photo}.jpg`,
    )
    const cells = [
      ...[
        `S${row}`,
        Array.from({ length: 17 }, () => of([...letters])).join(''),
        of(['Used', 'Used', 'New', 'Demo']),
      ],
      ...[
        of(['Available', 'Available', 'In Transit']),
        year,
        make,
        model,
        of(badges),
        '-',
        body,
        of([2, 4, 5]),
        of([5, 7]),
      ],
      ...[
        of(colours),
        of(['Automatic', 'Sports Automatic', 'Manual']),
        of([5, 6, 8]),
        of(fuels),
        of(['Front', '4x4', 'AWD']),
      ],
      ...[
        of(['"4 cyl, 2.2 L"', '"4 cyl, 1.8 L"', '"6 cyl, 3 L"']),
        `${5 + below(6)}.7 L / 100 km`,
        below(200_000),
      ],
      ...[
        of([`"$${price.toLocaleString('en-AU')}"`, String(price), String(price), 'POA']),
        'Drive Away',
        `ABC${below(999)}`,
      ],
      ...[
        '01/06/2027',
        `"${of(suburbs)}"`,
        `Yard ${below(20)}`,
        -27 - below(10),
        140 + below(12),
        'Example Motors',
      ],
      ...[
        `"One owner, ""books"" and two keys. Finance and trade-in welcome; car ${row} is on the lot now and ready to drive."`,
      ],
      ...[`"${of(equipment)};${of(equipment)};Cruise control;Alloy wheels;ISOFIX"`, photos.join('|')],
      ...[
        `2026-${10 + below(2)}-${10 + below(18)}`,
        price - 2000,
        of(['Yes', 'No']),
        `NV${row}`,
        '05/2019',
        '03/2019',
        below(500),
      ],
      `row ${below(9)}`,
    ]
    if (!out.write(`${cells.join(',')}\n`)) await once(out, 'drain')
  }
  out.end()
  await finished(out)
}

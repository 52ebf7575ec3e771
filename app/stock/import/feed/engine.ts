import type { ItemType } from '#values/vehicle-kinds.ts'
import type { Vehicle } from '../../vehicle.ts'
import type { Cells } from './cells.ts'
import { plateOf } from './plate.ts'

const litresIn = /(\d{1,2}\.\d{1,2})\s*(?:l\b|lit|t?$)|\b(\d{1,2})\s*(?:l\b|litres?)/i
const cylindersIn = /(\d{1,2})\s*cyl|\b[vi](\d{1,2})\b/i
const litreWords = /\b(?:l|lt?r|litres?|cc|cm3)\b|(?<=\d)(?:l|cc)\b/gi
const perHundred = /\s*l?(?:itres?)?\s*(?:\/|per)\s*100\s*km.*$/i

/** Engine and figures of the variant: `4 cyl, 2.2 L`, `2200 cc`, `8.7 L / 100 km` (ENT-07, ENT-10). */
export function engineOf(
  cells: Cells,
  kind: ItemType,
): Pick<Vehicle, 'engine_size' | 'engine_size_litres' | 'variant'> {
  const words = cells.text('engine')
  const size = cells.number('engine_size', { words: litreWords })
  const capacity = cells.number('engine_size_litres', { words: litreWords })
  const inWords = litresIn.exec(words ?? '')
  const given = capacity ?? size ?? (inWords ? Number(inWords[1] ?? inWords[2]) : undefined)
  // Nobody sells an engine of 50 cc as 50 litres.
  const litres = given === undefined || given === 0 ? undefined : round(given >= 30 ? given / 1000 : given)
  const cubic = size !== undefined && size >= 30 ? size : litres && Math.round(litres * 1000)
  const counted = cylindersIn.exec(words ?? '')
  return {
    engine_size: cubic,
    engine_size_litres: litres,
    variant: {
      cylinders:
        cells.number('variant.cylinders', { most: 16 }) ??
        (counted ? Number(counted[1] ?? counted[2]) : undefined),
      enginesize: cells.number('variant.enginesize') ?? cubic,
      enginesize_litres: cells.number('variant.enginesize_litres') ?? litres,
      induction: cells.text('variant.induction'),
      fuelconsumptioncombined:
        cells.number('variant.fuelconsumptioncombined', { most: 100, words: perHundred }) ??
        cells.number('fuel_consumption', { most: 100, words: perHundred }),
      fuelcapacity: cells.number('variant.fuelcapacity'),
      torque: cells.number('variant.torque', { words: /nm/i }),
      bodyconfiguration: cells.text('variant.bodyconfiguration'),
      ancaprating: cells.number('variant.ancaprating', { most: 5, words: /stars?/i }),
      ...plateOf(cells, kind),
    },
  }
}

const round = (litres: number) => Math.round(litres * 10) / 10

import type { Switches } from './define.ts'

/**
 * Several sets of switches as one.
 * @throws Error naming a key that two sets declare
 */
export function combineSwitches(sets: readonly Switches[]): Switches {
  const keys = sets.flatMap((set) => Object.keys(set))
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
  if (repeated.length > 0) throw new Error(`Two rooms declare the switch ${repeated.join(', ')}.`)
  return Object.assign({}, ...sets)
}

/** The value of each switch where no layer sets it; switches without a default are left out. */
export const defaultsOf = (switches: Switches): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(switches).flatMap(([key, entry]) => ('default' in entry ? [[key, entry.default]] : [])),
  )

/**
 * Conditional GROQ projections of the switches that hold references, to stand after `...` in a query of site or
 * navigation documents: a switch that is not set stays absent.
 */
export const projectionOf = (switches: Switches) =>
  Object.entries(switches)
    .flatMap(([key, { projection, control }]) =>
      projection
        ? [`defined(${key}) => { "${key}": ${key}${control === 'menu' ? '[]' : ''}{ ${projection} } }`]
        : [],
    )
    .join(',\n  ')

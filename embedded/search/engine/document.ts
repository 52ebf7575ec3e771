import type { SearchObject } from './contract.ts'

/** Visits the scalar values at a dotted path, in all members of lists on the way. */
export function valuesAt(
  value: unknown,
  path: string,
  visit: (value: string | number | boolean) => void,
): void {
  if (Array.isArray(value)) {
    for (const member of value) valuesAt(member, path, visit)
  } else if (path === '') {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') visit(value)
  } else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>
    if (Object.hasOwn(record, path)) {
      valuesAt(record[path], '', visit)
      return
    }
    for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
      const head = path.slice(0, dot)
      if (Object.hasOwn(record, head)) {
        valuesAt(record[head], path.slice(dot + 1), visit)
        return
      }
    }
  }
}

/** The first scalar value at a path, which sorting and `distinct` use. */
export function firstAt(object: SearchObject, path: string) {
  let first: string | number | boolean | undefined
  valuesAt(object, path, (value) => {
    first ??= value
  })
  return first
}

/** Distinct values of a facet in an object, as text. */
export function facetValuesAt(object: SearchObject, path: string): string[] {
  const values = new Set<string>()
  valuesAt(object, path, (value) => {
    if (value !== '') values.add(String(value))
  })
  return [...values]
}

/** Visits every scalar value with its path, except `objectID` and `_geoloc`. */
export function leaves(
  object: Record<string, unknown>,
  visit: (path: string, value: string | number | boolean) => void,
  prefix = '',
) {
  for (const key in object) {
    if (prefix === '' && (key === 'objectID' || key === '_geoloc')) continue
    leaf(object[key], prefix + key, visit)
  }
}

function leaf(value: unknown, path: string, visit: (path: string, value: string | number | boolean) => void) {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') visit(path, value)
  else if (Array.isArray(value)) for (const member of value) leaf(member, path, visit)
  else if (typeof value === 'object' && value !== null)
    leaves(value as Record<string, unknown>, visit, `${path}.`)
}

/** Points of an object, in degrees. */
export function pointsOf({ _geoloc }: SearchObject): { lat: number; lng: number }[] {
  const list: unknown[] = Array.isArray(_geoloc) ? _geoloc : [_geoloc]
  return list.flatMap((entry) => {
    const { lat, lng } = (entry ?? {}) as { lat?: unknown; lng?: unknown }
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : []
  })
}

/** The screens that bytes are measured for. Widths and heights in CSS pixels. */
export const devices = {
  phone: { width: 390, height: 844, density: 2 },
  desktop: { width: 1440, height: 900, density: 1 },
} as const

export interface Device {
  width: number
  height: number
  density: number
}

const fontSize = 16

/** Pixels of a CSS length (`50vw`, `calc(100vw - 2rem)`, `min(46rem, 100vw)`); undefined where it is none. */
export function pixelsOf(length: string, { width, height }: Device): number | undefined {
  const tokens = length.trim().match(/\d*\.?\d+[a-z%]*|[a-z]+(?=\()|[-+*/(),]|\S/gi) ?? []
  const units: Record<string, number> = {
    '': 1,
    px: 1,
    rem: fontSize,
    em: fontSize,
    vw: width / 100,
    vh: height / 100,
  }
  let at = 0
  const take = (token: string) => tokens[at] === token && ++at > 0

  function value(): number {
    if (take('-')) return -value()
    const token = tokens[at++] ?? ''
    if (token === '(') return closed(sum())
    if (/^(calc|min|max|clamp)$/.test(token) && take('(')) {
      const given = [sum()]
      while (take(',')) given.push(sum())
      return closed(apply(token, given))
    }
    const [, number, unit = ''] = /^(\d*\.?\d+)([a-z]*)$/i.exec(token) ?? []
    return Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
  }

  const closed = (result: number) => (take(')') ? result : Number.NaN)

  function product(): number {
    let result = value()
    for (;;) {
      if (take('*')) result *= value()
      else if (take('/')) result /= value()
      else return result
    }
  }

  function sum(): number {
    let result = product()
    for (;;) {
      if (take('+')) result += product()
      else if (take('-')) result -= product()
      else return result
    }
  }

  const result = sum()
  return at === tokens.length && Number.isFinite(result) ? result : undefined
}

function apply(name: string, given: number[]) {
  if (name === 'min') return Math.min(...given)
  if (name === 'max') return Math.max(...given)
  const [low = Number.NaN, middle = Number.NaN, high = Number.NaN] = given
  return name === 'clamp' ? Math.max(low, Math.min(middle, high)) : low
}

/** True where the screen meets a media query of widths, heights and density; any other feature is not met. */
export function matchesMedia(query: string, device: Device): boolean {
  return query.split(',').some((one) =>
    one
      .trim()
      .split(/\s+and\s+/i)
      .every((condition) => meets(condition, device)),
  )
}

function meets(condition: string, device: Device) {
  if (/^((only\s+)?screen|all)?$/i.test(condition)) return true
  const [, bound, side, length = ''] = /^\((min|max)-(width|height)\s*:\s*(.+)\)$/i.exec(condition) ?? []
  const limit = pixelsOf(length, device)
  if (!bound || limit === undefined) return false
  const given = side?.toLowerCase() === 'width' ? device.width : device.height
  return bound.toLowerCase() === 'min' ? given >= limit : given <= limit
}

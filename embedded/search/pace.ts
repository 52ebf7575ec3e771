/** How quickly one may ask: so many a second, and as many at once as were saved up. */
export interface Pace {
  perSecond: number
  burst: number
}

const mostKnown = 10_000

/** Answers whether the one named keeps the pace, and counts the asking. */
export function throttle({ perSecond, burst }: Pace, clock = () => performance.now()) {
  const known = new Map<string, { left: number; at: number }>()
  return (name: string): boolean => {
    const at = clock()
    const before = known.get(name)
    const left = before ? Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond) : burst
    known.delete(name)
    known.set(name, { left: left >= 1 ? left - 1 : left, at })
    // Who asked longest ago has saved up most.
    if (known.size > mostKnown) known.delete(known.keys().next().value as string)
    return left >= 1
  }
}

import { Lru } from '#platform/lru.ts'

/** Where live data of blocks comes from: `content`, or the name of a service (`stock`). */
export type SourceName = string

/** Milliseconds that a loader waited for a source, over the loads that are remembered. */
export interface SourceTime {
  name: SourceName
  median: number
  slowest: number
  loads: number
}

/** Loads remembered of each kind of block of a tenant. */
const remembered = 100
/** Kinds of blocks remembered over all tenants. */
const mostKinds = 5000

/** How long the loaders of a block type wait for each of their sources, over its last 100 loads in this process. */
export interface LoadTimes {
  note(tenant: string, type: string, waited: ReadonlyMap<SourceName, number>): void
  of(tenant: string, type: string): SourceTime[]
}

interface Ring {
  values: number[]
  next: number
}

export function createLoadTimes(): LoadTimes {
  const kinds = new Lru<Map<SourceName, Ring>>(mostKinds)
  const keyOf = (tenant: string, type: string) => `${tenant} ${type}`

  return {
    note(tenant, type, waited) {
      if (waited.size === 0) return
      const key = keyOf(tenant, type)
      const rings = kinds.get(key) ?? new Map<SourceName, Ring>()
      kinds.set(key, rings)
      for (const [name, ms] of waited) {
        const ring = rings.get(name) ?? { values: [], next: 0 }
        rings.set(name, ring)
        ring.values[ring.next] = ms
        ring.next = (ring.next + 1) % remembered
      }
    },
    of(tenant, type) {
      const rings = kinds.get(keyOf(tenant, type)) ?? new Map<SourceName, Ring>()
      return [...rings].map(([name, { values }]) => ({ name, ...summary(values) }))
    },
  }
}

function summary(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? 0
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2
  return { median, slowest: sorted.at(-1) ?? 0, loads: sorted.length }
}

/** Watches the calls of one load; time in which several calls to a source are under way counts once. */
export function watchSources(clock: () => number = () => performance.now()) {
  const waited = new Map<SourceName, number>()
  const open = new Map<SourceName, { calls: number; since: number }>()

  function begin(name: SourceName) {
    const state = open.get(name) ?? { calls: 0, since: 0 }
    open.set(name, state)
    if (state.calls++ === 0) state.since = clock()
    waited.set(name, waited.get(name) ?? 0)
    return () => {
      if (--state.calls === 0) waited.set(name, (waited.get(name) ?? 0) + clock() - state.since)
    }
  }

  /** `source` with its functions timed. */
  function watch<Source extends object>(name: SourceName, source: Source): Source {
    return new Proxy(source, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          const end = begin(name)
          const answer: unknown = Reflect.apply(value, target, given)
          if (answer instanceof Promise) answer.then(end, end)
          else end()
          return answer
        }
      },
    })
  }

  /** Milliseconds per source until now; calls still under way count too. */
  function waitedFor(): ReadonlyMap<SourceName, number> {
    const now = clock()
    const pending = (name: SourceName) => (open.get(name)?.calls ? now - open.get(name)!.since : 0)
    return new Map([...waited].map(([name, ms]) => [name, ms + pending(name)]))
  }

  return { watch, waitedFor }
}

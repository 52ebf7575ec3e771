/** A map bounded by total weight: the least recently used entries go first. */
export class Lru<Value> {
  readonly #entries = new Map<string, { value: Value; weight: number }>()
  readonly #limit: number
  #weight = 0

  /** @param limit the sum of weights that it may hold */
  constructor(limit: number) {
    this.#limit = limit
  }

  get size() {
    return this.#entries.size
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, weight = 1) {
    this.delete(key)
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit || oldest === key) break
      this.delete(oldest)
    }
  }

  delete(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#weight -= entry.weight
    this.#entries.delete(key)
  }

  clear() {
    this.#entries.clear()
    this.#weight = 0
  }
}

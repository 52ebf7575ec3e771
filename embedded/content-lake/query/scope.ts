import { NOTHING, type Traced } from './trace.ts'

/** What `@` and `^` mean at a point of the query. `[]` enters elements without making the array a parent. */
export class Scope {
  readonly value: Traced
  readonly #parent: Scope | null
  readonly #hidden: boolean

  constructor(value: Traced, parent: Scope | null = null, hidden = false) {
    this.value = value
    this.#parent = parent
    this.#hidden = hidden
  }

  nested(value: Traced): Scope {
    return new Scope(value, this.#hidden ? this.#parent : this)
  }

  hidden(value: Traced): Scope {
    return new Scope(value, this.#hidden ? this.#parent : this, true)
  }

  /** The value of `^`, `^.^` and so on. */
  ancestor(distance: number): Traced {
    if (distance === 0) return this.value
    return this.#parent?.ancestor(distance - 1) ?? NOTHING
  }
}

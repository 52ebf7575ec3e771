/** Why a row, or a part of it, is not taken as it stands. */
export interface Problem {
  field: string
  /** What stands there, cut to 200 letters. */
  value: string
  reason: string
}

/** Collects what is wrong with one row. */
export class Problems {
  /** The row is refused. */
  readonly errors: Problem[] = []
  /** The row is taken, without this. */
  readonly warnings: Problem[] = []

  error(field: string, value: unknown, reason: string) {
    this.errors.push({ field, value: shown(value), reason })
  }

  warn(field: string, value: unknown, reason: string) {
    this.warnings.push({ field, value: shown(value), reason })
  }
}

const shown = (value: unknown) =>
  (typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '')).slice(0, 200)

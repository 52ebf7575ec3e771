import type { Bits } from './bits.ts'

/**
 * Scratch arrays of a batch: handed out one by one, all taken back by `reset`. An index answers hundreds of searches a
 * second; new arrays for each would keep the garbage collector busy.
 */
export class Pool {
  private bytes: Uint8Array[] = []
  private words: Uint32Array[] = []
  private doubles: Float64Array[] = []
  private used = { bytes: 0, words: 0, doubles: 0 }

  reset() {
    this.used = { bytes: 0, words: 0, doubles: 0 }
  }

  /** An array of at least this length, with arbitrary content. */
  uint8(length: number): Uint8Array {
    const at = this.used.bytes++
    if ((this.bytes[at]?.length ?? -1) < length) this.bytes[at] = new Uint8Array(roomFor(length))
    return this.bytes[at]!
  }

  uint32(length: number): Uint32Array {
    const at = this.used.words++
    if ((this.words[at]?.length ?? -1) < length) this.words[at] = new Uint32Array(roomFor(length))
    return this.words[at]!
  }

  float64(length: number): Float64Array {
    const at = this.used.doubles++
    if ((this.doubles[at]?.length ?? -1) < length) this.doubles[at] = new Float64Array(roomFor(length))
    return this.doubles[at]!
  }

  /** An empty set. */
  bits(words: number): Bits {
    return this.uint32(words).fill(0, 0, words)
  }
}

const roomFor = (length: number) => Math.ceil(length * 1.25) + 64

import type { Rate } from './write.ts'

/** Counts what addresses do. */
export interface Rates {
  /**
   * Counts one more of `address` on a site.
   * @param scope what is counted: `page`, `block.testDrive`
   * @returns seconds to wait, or 0 where it may go on
   */
  count(scope: string, rate: Rate, tenant: string, address: string): Promise<number>
}

import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the set-up writes how to reach the product; the workers, its child processes, read it there. */
export const productFile = (pid: number) => join(tmpdir(), `forecourt-product-${pid}.json`)

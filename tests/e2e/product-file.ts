import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the set-up tells the workers about the world it started; workers are children of that process. */
export const worldFile = (pid: number) => join(tmpdir(), `forecourt-world-${pid}.json`)

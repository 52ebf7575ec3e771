import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
})

/**
 * Platform packages that the lock file names without having an entry for them. `npm install` writes such a lock file
 * without complaint when the registry lags behind; only `npm ci` on a fresh machine fails.
 */
export function missingFromLock(lock: unknown): string[] {
  const { packages } = lockFile.parse(lock)
  const installed = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !installed.has(name))
      .map((name) => `${name}, wanted by ${path.split('node_modules/').at(-1) || 'package.json'}`),
  )
}

export async function checkLock(file: string) {
  return missingFromLock(JSON.parse(await readFile(file, 'utf8')))
}

import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that the sites of a data directory sign forms and sessions with, created at the first start. */
export async function siteSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'site-secret')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known.trim().length >= 32) return known.trim()
  const secret = randomBytes(32).toString('hex')
  await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secret
}

import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Keys of the embedded search server: one that may do everything, and one that may only search. */
const shape = z.object({ adminKey: z.string().min(32), searchKey: z.string().min(32) })
export type SearchKeys = z.infer<typeof shape>

const newKey = () => randomBytes(16).toString('hex')

/** The keys in the data directory, created at the first start. */
export async function searchKeys(dataDir: string): Promise<SearchKeys> {
  const file = join(dataDir, 'search-keys.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text) return shape.parse(JSON.parse(text))
  const keys = { adminKey: newKey(), searchKey: newKey() }
  await writeFile(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return keys
}

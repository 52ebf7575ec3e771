import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const kept = z.object({ key: z.string(), result: z.unknown(), tags: z.array(z.string()) })

export type KeptAnswer = z.infer<typeof kept>

/** Answers on disk, one file each, so that the site starts without the Content Lake once it has served before. */
export interface AnswerFiles {
  read(name: string): Promise<KeptAnswer | undefined>
  write(name: string, answer: KeptAnswer): Promise<void>
  /** Deletes the longest unchanged files beyond the limit. */
  prune(): Promise<void>
}

export function answerFiles(folder: string, limit = 20_000): AnswerFiles {
  const file = (name: string) => join(folder, name.slice(0, 2), `${name}.json`)
  return {
    async read(name) {
      try {
        return kept.parse(JSON.parse(await readFile(file(name), 'utf8')))
      } catch {
        return undefined
      }
    },
    async write(name, answer) {
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      const half = `${file(name)}.${randomUUID()}.part`
      await writeFile(half, JSON.stringify(answer))
      await rename(half, file(name))
    },
    async prune() {
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      for (const name of names.filter((name) => name.endsWith('.part')))
        await rm(join(folder, name), { force: true })
      const files = names.filter((name) => name.endsWith('.json'))
      if (files.length <= limit) return
      const ages = await Promise.all(
        files.map(async (name) => ({
          name,
          age: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
        })),
      )
      ages.sort((a, b) => a.age - b.age)
      for (const { name } of ages.slice(0, files.length - limit))
        await rm(join(folder, name), { force: true })
    },
  }
}

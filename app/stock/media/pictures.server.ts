import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, realpath, rename, stat } from 'node:fs/promises'
import { basename, extname, join, resolve, sep } from 'node:path'
import type { CheckedRow } from '../import/feed/check.ts'
import type { Problems } from '../import/feed/problems.ts'

const extensions = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'])
const largest = 40 * 1024 * 1024
const isRemote = (source: string) => /^https?:/i.test(source)

export const stockMediaDir = (dataDir: string, tenant: string) => join(dataDir, 'stock-media', tenant)

/** Brings pictures that a feed names as files to where the site serves them from, each once. */
export class FeedPictures {
  private readonly from: string
  private readonly to: string
  private readonly brought = new Map<string, Promise<string | undefined>>()

  /** `from`: where the feed's names are looked for. */
  constructor(from: string, dataDir: string, tenant: string) {
    this.from = resolve(from)
    this.to = stockMediaDir(dataDir, tenant)
  }

  /** Replaces file names by the names they are served under; addresses of the web stay, and cost no waiting. */
  bring({ pictures }: CheckedRow, problems: Problems): Promise<void> | undefined {
    const { images, spin, interior } = pictures
    const sources =
      spin.length > 0 || interior ? [...images, ...spin, ...(interior ? [interior] : [])] : images
    if (sources.every(isRemote)) return undefined
    const files = sources.filter((source) => !isRemote(source))
    return this.replace(pictures, files, problems)
  }

  private async replace(pictures: CheckedRow['pictures'], files: readonly string[], problems: Problems) {
    const served = new Map<string, string | undefined>()
    await Promise.all(files.map(async (file) => served.set(file, await this.once(file))))
    for (const file of files)
      if (!served.get(file)) problems.warn('images', file, `is not a picture in ${this.from}; left out`)
    const name = (source: string) => (isRemote(source) ? source : served.get(source))
    pictures.images = pictures.images.map(name).filter((found) => found !== undefined)
    pictures.spin = pictures.spin.map(name).filter((found) => found !== undefined)
    pictures.interior = pictures.interior && name(pictures.interior)
  }

  private once(file: string) {
    const known = this.brought.get(file)
    if (known) return known
    const copied = this.copy(file)
    this.brought.set(file, copied)
    return copied
  }

  private async copy(name: string): Promise<string | undefined> {
    if (!extensions.has(extname(name).toLowerCase())) return undefined
    try {
      // A name may not lead out of the folder, by dots or by a link.
      const path = await realpath(join(this.from, name))
      if (!path.startsWith((await realpath(this.from)) + sep)) return undefined
      const found = await stat(path)
      if (!found.isFile() || found.size > largest) return undefined
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
        .slice(0, 12)
      const served = `${hash}-${basename(path)
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .slice(-80)}`
      const target = join(this.to, served)
      if (!(await stat(target).catch(() => undefined))) {
        await mkdir(this.to, { recursive: true })
        const fresh = `${target}.${randomUUID()}`
        await copyFile(path, fresh)
        await rename(fresh, target)
      }
      return served
    } catch {
      return undefined
    }
  }
}

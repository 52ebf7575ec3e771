import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, realpath, rename, stat } from 'node:fs/promises'
import { basename, extname, join, resolve, sep } from 'node:path'
import type { CheckedRow } from './feed/check.ts'
import type { Problems } from './feed/problems.ts'

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

  /** Replaces file names by the names they are served under; addresses of the web stay. */
  async bring(row: CheckedRow, problems: Problems): Promise<void> {
    const { pictures } = row
    const sources = [...pictures.images, ...pictures.spin, ...(pictures.interior ? [pictures.interior] : [])]
    if (sources.every(isRemote)) return
    const one = async (source: string) => {
      if (isRemote(source)) return source
      this.brought.has(source) || this.brought.set(source, this.copy(source))
      const name = await this.brought.get(source)
      if (!name) problems.warn('images', source, `is not a picture in ${this.from}; left out`)
      return name
    }
    const all = async (list: string[]) =>
      (await Promise.all(list.map(one))).filter((name) => name !== undefined)
    pictures.images = await all(pictures.images)
    pictures.spin = await all(pictures.spin)
    pictures.interior = pictures.interior && (await one(pictures.interior))
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
        await copyFile(path, `${target}.new`)
        await rename(`${target}.new`, target)
      }
      return served
    } catch {
      return undefined
    }
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { scriptsFor } from '#app/site/scripts.ts'
import { kebab } from '#platform/kebab.ts'

/** The scripts of the built site, by what they are for. Files are named as in its folder. */
export interface SiteScripts {
  everyPage: string[]
  /** What starts React. */
  react: string[]
  /** Hearts, comparison and galleries of vehicles. */
  vehicleControls: string | undefined
  /** Search forms that count while a shopper chooses. */
  finder: string | undefined
  /** Behaviour of a block without React; undefined where it has none. */
  enhance(type: string): string | undefined
  /** View of an interactive block. */
  view(type: string): string | undefined
  /** The files and all that they import. */
  filesFor(entries: readonly string[]): Set<string>
  /** What a page loads for React alone: the small scripts may share a file with it. */
  reactFiles: ReadonlySet<string>
  /** Bytes as sent, of all together. */
  bytesOf(files: readonly string[]): Promise<number>
}

interface Options {
  /** Folder of what browsers may fetch of the built site. */
  folder: string
  /** Address of the script of every page. */
  siteScript: string
  /** Addresses of the scripts that a page with interactive blocks names. */
  react: readonly string[]
  compress(code: Buffer): Promise<Buffer>
}

/** What Vite wrote of each chunk, by its source, or by a name where it has none or several. */
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

/** Manifests of vite.client.config.ts and, where Remix moves it, of vite.config.ts. */
const manifestFiles = ['.vite/site-script.json', '../.vite/client-manifest.json']

const fileAt = (address: string) => address.replace(/^\//, '')

export async function readSiteScripts({
  folder,
  siteScript,
  react: addresses,
  compress,
}: Options): Promise<SiteScripts> {
  const [small, large] = await Promise.all(
    manifestFiles.map(async (name) => manifest.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
  const imports = new Map<string, string[]>()
  for (const chunks of [small!, large!])
    for (const { file, imports: keys } of Object.values(chunks))
      imports.set(
        file,
        keys.flatMap((key) => chunks[key]?.file ?? []),
      )
  const filesFor = (entries: readonly string[]) => scriptsFor(entries, (file) => imports.get(file) ?? [])

  const sizes = new Map<string, Promise<number>>()
  function sizeOf(file: string) {
    const known =
      sizes.get(file) ?? readFile(join(folder, file)).then(async (code) => (await compress(code)).length)
    sizes.set(file, known)
    return known
  }

  const react = addresses.map(fileAt)
  const smallFiles = filesFor(Object.values(small!).map(({ file }) => file))
  return {
    everyPage: [fileAt(siteScript)],
    react,
    vehicleControls: small!['app/stock/card/client.ts']?.file,
    finder: small!['app/stock/finder/start-finder.ts']?.file,
    enhance: (type) => small![`blocks/${kebab(type)}/enhance.ts`]?.file,
    view: (type) => large![`blocks/${kebab(type)}/view.tsx`]?.file,
    filesFor,
    reactFiles: new Set([...filesFor(react)].filter((file) => !smallFiles.has(file))),
    bytesOf: async (files) => (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0),
  }
}

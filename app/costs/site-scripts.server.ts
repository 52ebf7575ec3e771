import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { laterImportsOf, scriptsFor } from './scripts.ts'

/** The scripts of the built site, by what they are for. Files are named as in its folder of assets. */
export interface SiteScripts {
  everyPage: string[]
  /** What starts React and Remix. */
  react: string[]
  /** Hearts, comparison and galleries of vehicles. */
  vehicleControls: string | undefined
  /** Search forms that count while a shopper chooses. */
  finder: string | undefined
  /** Behaviour of a static block; undefined where it has none. */
  enhance(type: string): string | undefined
  /** View of an interactive block. */
  view(type: string): string | undefined
  /** The files and all that they import. */
  filesFor(entries: readonly string[]): Promise<Set<string>>
  reactFiles(): Promise<Set<string>>
  /** Bytes as sent, of all together. */
  bytesOf(files: readonly string[]): Promise<number>
}

interface Options {
  /** Folder of the built scripts. */
  folder: string
  /** Address of the script of every page. */
  siteScript: string
  /** Addresses of the scripts that a page with interactive blocks names. */
  react: readonly string[]
  compress(code: Buffer): Promise<Buffer>
}

const folderOf = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export async function readSiteScripts({
  folder,
  siteScript,
  react: reactAddresses,
  compress,
}: Options): Promise<SiteScripts> {
  const codes = new Map<string, Promise<string>>()
  const sizes = new Map<string, Promise<number>>()

  function codeOf(file: string) {
    const known = codes.get(file) ?? readFile(join(folder, file), 'utf8')
    codes.set(file, known)
    return known
  }
  function sizeOf(file: string) {
    const known =
      sizes.get(file) ?? codeOf(file).then(async (code) => (await compress(Buffer.from(code))).length)
    sizes.set(file, known)
    return known
  }
  const filesFor = (entries: readonly string[]) => scriptsFor(entries, codeOf)

  const everyPage = [basename(siteScript)]
  const react = reactAddresses.map((address) => basename(address))
  const later = new Map<string, string>()
  for (const file of await filesFor([...everyPage, ...react]))
    for (const [source, fetched] of laterImportsOf(await codeOf(file))) later.set(source, fetched)

  return {
    everyPage,
    react,
    vehicleControls: later.get('client'),
    finder: later.get('start-finder'),
    enhance: (type) => later.get(`../../blocks/${folderOf(type)}/enhance.ts`),
    view: (type) => later.get(`./${folderOf(type)}/view.tsx`),
    filesFor,
    reactFiles: () => filesFor(react),
    bytesOf: async (files) => (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0),
  }
}

import type { SourceTime } from '#app/page/load-times.ts'
import { budgets } from './budgets.ts'
import { devices } from './devices.ts'
import { picturesOf } from './pictures.ts'
import type { SiteScripts } from './site-scripts.server.ts'

/** A page as it is sent, in the parts that are measured. */
export interface PageParts {
  /** Header and footer. */
  frame: string
  /** Top to bottom; `top` is the `_key` of the block of the page that it is, or that brought it in. */
  blocks: { top: string; type: string; html: string; interactive: boolean }[]
  /** Every type of block there is, with the times of its loads on this site. */
  types: { type: string; interactive: boolean; enhanced: boolean; sources: SourceTime[] }[]
}

export interface PictureCosts {
  /** Different pictures of both screens together. */
  count: number
  /** Of these, not measured yet. */
  waiting: number
  /** Of these, not to be had. */
  missing: number
  /** Bytes that a phone and a desktop fetch when the block is seen to its end. */
  phone: number
  desktop: number
}

export interface BlockCosts {
  key: string
  /** Types of the blocks that stand here: several for a shared block. */
  types: string[]
  /** Bytes of JavaScript that the page would not load without it; what an earlier block brings counts there. */
  scripts: number
  /** Of these, React and Remix. */
  react: number
  pictures: PictureCosts
}

export interface Budgeted {
  bytes: number
  budget: number
}

/** What a page of a site costs a shopper. Bytes are as sent, compressed. */
export interface PageCosts {
  path: string
  blocks: BlockCosts[]
  /** Every type of block, also of those that do not stand on the page yet. `scripts`: besides React. */
  types: Record<string, { interactive: boolean; scripts: number; sources: SourceTime[] }>
  /** React, which the first interactive block brings. */
  react: number
  /** Header, footer and what every page loads. */
  frame: { scripts: number; pictures: PictureCosts }
  total: { scripts: Budgeted; phone: Budgeted; desktop: Budgeted; pictures: PictureCosts }
  /** False where the site is served from its sources, whose scripts are not those that shoppers get. */
  built: boolean
}

/** Bytes of a picture as sent; undefined while they are not known yet, null where it cannot be had. */
type PictureBytes = (address: string) => number | null | undefined

export async function pageCosts(
  path: string,
  { frame, blocks, types }: PageParts,
  { scripts, pictureBytes }: { scripts: SiteScripts | undefined; pictureBytes: PictureBytes },
): Promise<PageCosts> {
  const loaded = new Set<string>()
  const react = scripts?.reactFiles
  const add = async (entries: string[]) => {
    const files = [...(scripts?.filesFor(entries) ?? [])].filter((file) => !loaded.has(file))
    for (const file of files) loaded.add(file)
    const weigh = async (weighed: string[]) => (await scripts?.bytesOf(weighed)) ?? 0
    return { all: await weigh(files), react: await weigh(files.filter((file) => react?.has(file))) }
  }

  const interactive = blocks.some((block) => block.interactive)
  const frameScripts = (await add([...(scripts?.everyPage ?? []), ...markupNeeds(frame, scripts)])).all
  const rows = new Map<string, BlockCosts & { html: string[] }>()
  for (const block of blocks) {
    const { top, type, html } = block
    const row = rows.get(top) ?? {
      ...{ key: top, types: [], scripts: 0, react: 0, html: [] },
      pictures: picturesIn([], pictureBytes),
    }
    rows.set(top, row)
    const added = await add([...blockNeeds(block, scripts), ...markupNeeds(html, scripts)])
    row.scripts += added.all
    row.react += added.react
    row.html.push(html)
    if (!row.types.includes(type)) row.types.push(type)
  }
  const pictures = picturesIn([frame, ...blocks.map(({ html }) => html)], pictureBytes)
  const total = (await scripts?.bytesOf([...loaded])) ?? 0
  return {
    path,
    blocks: [...rows.values()].map(({ html, ...row }) => ({
      ...row,
      pictures: picturesIn(html, pictureBytes),
    })),
    types: Object.fromEntries(
      await Promise.all(types.map(async (given) => [given.type, await typeCosts(given, scripts, react)])),
    ),
    react: (await scripts?.bytesOf([...(react ?? [])])) ?? 0,
    frame: { scripts: frameScripts, pictures: picturesIn([frame], pictureBytes) },
    total: {
      scripts: { bytes: total, budget: interactive ? budgets.interactivePage : budgets.staticPage },
      phone: { bytes: pictures.phone, budget: budgets.phonePictures },
      desktop: { bytes: pictures.desktop, budget: budgets.desktopPictures },
      pictures,
    },
    built: scripts !== undefined,
  }
}

async function typeCosts(
  { type, interactive, enhanced, sources }: PageParts['types'][number],
  scripts: SiteScripts | undefined,
  react: ReadonlySet<string> = new Set(),
) {
  const entry = interactive ? scripts?.view(type) : enhanced ? scripts?.enhance(type) : undefined
  const files = entry ? [...(scripts?.filesFor([entry]) ?? [])] : []
  const bytes = (await scripts?.bytesOf(files.filter((file) => !react.has(file)))) ?? 0
  return { interactive, scripts: bytes, sources }
}

function blockNeeds({ type, interactive }: PageParts['blocks'][number], scripts: SiteScripts | undefined) {
  if (!scripts) return []
  if (!interactive) return [scripts.enhance(type)].filter((file) => file !== undefined)
  const needed = [...scripts.react, scripts.view(type), scripts.enhance(type), scripts.vehicleControls]
  return needed.filter((file) => file !== undefined)
}

/** What app/entry.script.ts fetches for the vehicles and search forms that it finds in markup. */
function markupNeeds(html: string, scripts: SiteScripts | undefined) {
  const vehicles = /\sdata-(vehicle|pictures)[\s=>]/.test(html) ? [scripts?.vehicleControls] : []
  const finder = /<form\b[^>]*\sdata-finder[\s=>]/.test(html) ? [scripts?.finder] : []
  return [...vehicles, ...finder].filter((file) => file !== undefined)
}

function picturesIn(html: readonly string[], bytesOf: PictureBytes): PictureCosts {
  const onPhone = new Set(html.flatMap((part) => [...picturesOf(part, devices.phone)]))
  const onDesktop = new Set(html.flatMap((part) => [...picturesOf(part, devices.desktop)]))
  const all = [...new Set([...onPhone, ...onDesktop])]
  const sum = (addresses: ReadonlySet<string>) =>
    [...addresses].reduce((bytes, address) => bytes + (bytesOf(address) ?? 0), 0)
  return {
    count: all.length,
    waiting: all.filter((address) => bytesOf(address) === undefined).length,
    missing: all.filter((address) => bytesOf(address) === null).length,
    phone: sum(onPhone),
    desktop: sum(onDesktop),
  }
}

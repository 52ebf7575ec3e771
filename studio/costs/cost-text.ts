import type { BlockCosts, Budgeted, PageCosts, PictureCosts } from '../../app/costs/page-costs.ts'
import type { SourceTime } from '../../app/page/load-times.ts'

/** "3.1 kB", "140 kB", "1.4 MB"; 1 kB is 1024 bytes, as in the budgets. */
export function sizeText(bytes: number): string {
  const kB = bytes / 1024
  if (kB >= 1000) return `${(kB / 1024).toFixed(1)} MB`
  return `${kB >= 10 || kB === 0 ? Math.round(kB) : Math.max(0.1, kB).toFixed(1)} kB`
}

export const timeText = (ms: number) => (ms < 1 ? 'under 1 ms' : `${Math.round(ms)} ms`)

type Level = 'positive' | 'caution' | 'critical'

/** `caution` above four fifths of a budget, `critical` above the budget. */
export function levelOf({ bytes, budget }: Budgeted): Level {
  if (bytes > budget) return 'critical'
  return bytes > budget * 0.8 ? 'caution' : 'positive'
}

export const levelText: Record<Level, string> = {
  positive: 'within budget',
  caution: 'close to the budget',
  critical: 'over the budget',
}

export const sourceText = ({ name }: SourceTime) => name

/** Data sources of several block types, each once with its slowest times. */
export function sourcesOf(types: readonly string[], costs: PageCosts): SourceTime[] {
  const found = new Map<string, SourceTime>()
  for (const source of types.flatMap((type) => costs.types[type]?.sources ?? [])) {
    const known = found.get(source.name)
    if (!known || known.median < source.median) found.set(source.name, source)
  }
  return [...found.values()]
}

/** The line in the row of a block, and the sentences of its tooltip. */
interface BlockText {
  line: string
  details: string[]
}

/** `block`: its measured costs, `empty` if it is published but shows nothing, `unpublished` if it is new. */
export function blockText(
  type: string,
  block: BlockCosts | 'empty' | 'unpublished',
  costs: PageCosts,
): BlockText {
  if (block === 'empty')
    return {
      line: 'Nothing of it is on the page now',
      details: ['It is empty, hidden or out of its dates, so it costs a shopper nothing.'],
    }
  return measuredText(type, block === 'unpublished' ? null : block, costs)
}

function measuredText(type: string, block: BlockCosts | null, costs: PageCosts): BlockText {
  const sources = sourcesOf([type, ...(block?.types ?? [])], costs)
  const scripts = block ? block.scripts : newScripts(type, costs)
  const parts = [
    costs.built && scripts > 0 && `JS ${sizeText(scripts)}`,
    block && pictureLine(block.pictures),
    ...sources.map((source) => `${sourceText(source)} ${timeText(source.median)}`),
  ].filter((part) => typeof part === 'string')
  const line = parts.join(' · ') || 'No script, no pictures'
  return {
    line: block ? line : `${line} · not published yet`,
    details: [
      ...scriptDetails(scripts, block?.react ?? 0, costs),
      ...(block ? pictureDetails(block.pictures) : ['Its pictures are measured once the page is published.']),
      ...sources.map(
        (source) =>
          `Live data from ${sourceText(source)}: ${timeText(source.median)} in the middle, ${timeText(source.slowest)} at most, of the last ${source.loads} times a page with this kind of block was made.`,
      ),
    ],
  }
}

/** Script bytes that a new block would add, React included if no other block on the page loads it. */
function newScripts(type: string, costs: PageCosts) {
  const known = costs.types[type]
  const brings = known?.interactive && !costs.blocks.some(({ react }) => react > 0)
  return (known?.scripts ?? 0) + (brings ? costs.react : 0)
}

function pictureLine({ count, waiting, phone, desktop }: PictureCosts) {
  if (count === 0) return undefined
  if (waiting > 0) return 'pictures are being measured'
  return `pictures ${sizeText(desktop)} (phone ${sizeText(phone)})`
}

function scriptDetails(scripts: number, react: number, { built }: PageCosts) {
  if (!built) return ['JavaScript is measured on the built site, not while it is being developed.']
  if (scripts === 0) return ['No JavaScript beyond what the page loads anyway.']
  const own = `JavaScript: ${sizeText(scripts)}, compressed, that the page would not load without this block.`
  return react > 0
    ? [
        own,
        'A shopper’s browser fetches most of it when the shopper begins to use the block, not with the page.',
        `Of these, ${sizeText(react)} are React, which further blocks of this kind share.`,
      ]
    : [own]
}

function pictureDetails({ count, waiting, missing, phone, desktop }: PictureCosts) {
  if (count === 0) return ['No pictures.']
  return [
    `Pictures, scrolled through to the end: ${sizeText(phone)} on a phone, ${sizeText(desktop)} on a desktop.`,
    ...(waiting > 0 ? [`${waiting} of them are still being measured.`] : []),
    ...(missing > 0 ? [`${missing} of them could not be fetched.`] : []),
  ]
}

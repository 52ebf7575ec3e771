import type { Path } from '@sanity/types'
import { blockOf } from '../../../blocks/registry.schema.ts'
import { clockOnSite, isDay } from '../../../schemas/schedule.ts'
import { type Schedule, scheduleBounds } from '../../../values/schedule.ts'
import { type Check, type Finding, publishedId, type Rule } from '../finding.ts'
import { type Content, contents, isContent, quoted, segmentOf, textOf } from '../values.ts'
import { hasEnded } from './blocks.ts'

const month = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "30 June 2026", in the site's time zone. */
function dayOf(value: string | Date, timeZone: string) {
  const day = typeof value === 'string' && isDay(value) ? value : clockOnSite(new Date(value), timeZone).date
  return month.format(new Date(`${day}T00:00:00Z`))
}

/** Schedules that have ended, and overlapping schedules of things meant to replace each other. */
export const schedules: Rule = (check) => {
  const { document } = check
  if (document._type === 'promo') return [...endedDocument(check, 'promo'), ...samePlace(check)]
  if (document._type === 'offer') return endedDocument(check, 'special offer')
  if (document._type === 'site') return endedAnnouncement(check)
  return [...endedBlocks(check), ...overlappingBlocks(check)]
}

const ended = (what: string, value: Content, path: Path, { facts, now }: Check): Finding[] =>
  hasEnded(value, facts.site.timeZone, now)
    ? [
        {
          rule: 'schedules',
          severity: 'warning',
          message: `${what} ended on ${dayOf(String(value.expiry), facts.site.timeZone)}: shoppers no longer see it. Give it a new end, or take it away.`,
          path: [...path, 'expiry'],
        },
      ]
    : []

const endedDocument = (check: Check, kind: string) => ended(`This ${kind}`, check.document, [], check)

function endedAnnouncement(check: Check) {
  const bar = check.document.announcementBar
  return isContent(bar) && textOf(bar.text)
    ? ended('The announcement bar', bar, ['announcementBar'], check)
    : []
}

const titleOf = (block: Content) => {
  const type = blockOf(String(block._type))?.schema.title ?? 'Block'
  const heading = textOf(block.heading)
  return heading ? `${type} ${quoted(heading)}` : `The block “${type}”`
}

function endedBlocks(check: Check): Finding[] {
  return contents(check.document.blocks).flatMap((block, index) => {
    if (block.hidden === true) return []
    const path = ['blocks', segmentOf(block, index)]
    const slides = contents(block.slides).flatMap((slide, at) =>
      ended('This banner', slide, [...path, 'slides', segmentOf(slide, at)], check),
    )
    return [...ended(titleOf(block), block, path, check), ...slides]
  })
}

/** Adjacent dated blocks of the same type whose schedules overlap. */
function overlappingBlocks(check: Check): Finding[] {
  const { facts, document } = check
  const { timeZone } = facts.site
  const dated = contents(document.blocks)
    .map((block, index) => ({ block, path: ['blocks', segmentOf(block, index)] as Path }))
    .filter(({ block }) => block.hidden !== true && !hasEnded(block, timeZone, check.now))
  return dated.flatMap(({ block, path }, index): Finding[] => {
    const before = dated[index - 1]?.block
    if (!before || before._type !== block._type || !isDated(before) || !isDated(block)) return []
    const both = overlap(before, block, timeZone)
    if (!both) return []
    const end = [before, block]
      .map(({ expiry }) => textOf(expiry))
      .filter((expiry) => expiry !== undefined)
      .sort()[0]
    return [
      {
        rule: 'schedules',
        severity: 'warning',
        message: `${titleOf(block)} and the block of the same kind above it show together${end ? ` until ${dayOf(end, timeZone)}` : ''}. If one is to follow the other, let it start when the other ends.`,
        path: [...path, textOf(block.start) ? 'start' : 'expiry'],
      },
    ]
  })
}

const isDated = ({ start, expiry }: Content) => Boolean(textOf(start) || textOf(expiry))

function overlap(one: Content, other: Content, timeZone: string) {
  const [a, b] = [one, other].map((schedule) => scheduleBounds(schedule as Schedule, timeZone))
  if (!a || !b) return false
  return (!a.until || !b.from || b.from < a.until) && (!b.until || !a.from || a.from < b.until)
}

/** Promos with the same rank for the same cars at the same time. */
function samePlace(check: Check): Finding[] {
  const { document, facts } = check
  const { timeZone } = facts.site
  const position = document.position
  if (typeof position !== 'number' || hasEnded(document, timeZone, check.now)) return []
  const node = (document.node as Content | undefined)?._type
  const display = Array.isArray(document.display) ? document.display.map(String) : []
  const rivals = [...facts.promos.values()].filter(
    (promo) =>
      promo.id !== publishedId(document._id) &&
      promo.published &&
      promo.position === position &&
      promo.node === node &&
      !hasEnded(promo, timeZone, check.now) &&
      (display.length === 0 ||
        promo.display.length === 0 ||
        promo.display.some((car) => display.includes(car))) &&
      overlap(promo, document, timeZone),
  )
  if (rivals.length === 0) return []
  const others = rivals.map(({ id, title }) => ({
    id,
    type: 'promo',
    title: title ?? 'Promo without a name',
  }))
  return [
    {
      rule: 'schedules',
      severity: 'warning',
      message: `${others.map(({ title }) => quoted(title)).join(' and ')} ${others.length === 1 ? 'has' : 'have'} rank ${position} at the same time. Give this promo another rank, or other dates.`,
      path: ['position'],
      others,
    },
  ]
}

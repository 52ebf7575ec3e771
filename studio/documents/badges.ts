import type { DocumentBadgeComponent, DocumentBadgesResolver } from 'sanity'
import { documents } from '../../blocks/registry.schema.ts'
import { holdsBlocks } from '../../schemas/index.ts'
import { type Schedule, scheduleState } from '../../schemas/schedule.ts'
import { checkBadge } from '../checks/badge.ts'
import { checkedTypes } from '../checks/use-checks.ts'
import { useTimeZone } from '../inputs/use-time-zone.ts'

/** Whether shoppers see the document now, by the site's clock. */
const datesState: DocumentBadgeComponent = ({ draft, published }) => {
  const dated = (draft ?? published) as (Schedule & { tenant?: { _ref?: string } }) | null
  const timeZone = useTimeZone(dated?.tenant?._ref)
  switch (dated ? scheduleState(dated, timeZone, new Date()) : 'always') {
    case 'expired':
      return { label: 'Ended', color: 'danger', title: 'Its last day is over: shoppers do not see it.' }
    case 'scheduled':
      return { label: 'Scheduled', color: 'warning', title: 'Its first day has not come yet.' }
    default:
      return null
  }
}

/** How many blocks of a page are scheduled for later, or hidden. */
const blocksState: DocumentBadgeComponent = ({ draft, published }) => {
  const page = (draft ?? published) as {
    tenant?: { _ref?: string }
    blocks?: (Schedule & { hidden?: boolean })[]
  } | null
  const timeZone = useTimeZone(page?.tenant?._ref)
  const now = new Date()
  const blocks = page?.blocks ?? []
  const waiting = blocks.filter(
    (block) => !block.hidden && scheduleState(block, timeZone, now) === 'scheduled',
  ).length
  const hidden = blocks.filter((block) => block.hidden).length
  const parts = [waiting > 0 && `${waiting} scheduled`, hidden > 0 && `${hidden} hidden`].filter(Boolean)
  return parts.length > 0
    ? {
        label: parts.join(', '),
        color: 'warning',
        title: 'Blocks of this page that shoppers do not see now.',
      }
    : null
}

const stateBadges = new Map(
  documents.flatMap((document) => {
    const badge = document.studio.datesBadge ? datesState : holdsBlocks(document) ? blocksState : undefined
    return badge ? [[document.type.name, badge] as const] : []
  }),
)

export const documentBadges: DocumentBadgesResolver = (badges, { schemaType }) => {
  const state = stateBadges.get(schemaType)
  return [...badges, ...(checkedTypes.has(schemaType) ? [checkBadge] : []), ...(state ? [state] : [])]
}

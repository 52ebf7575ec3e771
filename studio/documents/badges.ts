import type { DocumentBadgeComponent, DocumentBadgesResolver } from 'sanity'
import { type Schedule, scheduleState } from '../../schemas/schedule.ts'
import { checkBadge } from '../checks/badge.ts'
import { checkedTypes } from '../checks/use-checks.ts'
import { useTimeZone } from '../inputs/use-time-zone.ts'

/** Says whether a dated promo shows now, by the site's clock. */
const promoState: DocumentBadgeComponent = ({ draft, published }) => {
  const promo = (draft ?? published) as (Schedule & { tenant?: { _ref?: string } }) | null
  const timeZone = useTimeZone(promo?.tenant?._ref)
  switch (promo ? scheduleState(promo, timeZone, new Date()) : 'always') {
    case 'expired':
      return { label: 'Ended', color: 'danger', title: 'Its last day is over: shoppers do not see it.' }
    case 'scheduled':
      return { label: 'Scheduled', color: 'warning', title: 'Its first day has not come yet.' }
    default:
      return null
  }
}

/** Says that blocks of a page wait for their day, or are hidden. */
const blockState: DocumentBadgeComponent = ({ draft, published }) => {
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

const dated: Record<string, DocumentBadgeComponent> = {
  promo: promoState,
  page: blockState,
  pageTemplate: blockState,
  sharedBlock: blockState,
}

export const documentBadges: DocumentBadgesResolver = (badges, { schemaType }) => {
  const state = dated[schemaType]
  return [...badges, ...(checkedTypes.has(schemaType) ? [checkBadge] : []), ...(state ? [state] : [])]
}

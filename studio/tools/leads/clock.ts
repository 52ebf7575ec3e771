import type { InboxLead } from '../../../app/leads/staff/inbox.ts'

export const when = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

const minute = 60_000

function spanOf(ms: number) {
  const minutes = Math.max(1, Math.round(ms / minute))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

/** How a lead stands with its answer: "Answered after 12 min", "40 min left", "Overdue by 3 h". */
export function clockOf({ createdAt, answeredAt, dueAt, complete, suspected }: InboxLead, now: Date) {
  if (suspected) return 'Suspected spam'
  if (answeredAt) return `Answered after ${spanOf(Date.parse(answeredAt) - Date.parse(createdAt))}`
  if (!complete || !dueAt) return 'Not finished by the shopper'
  const left = Date.parse(dueAt) - now.getTime()
  return left > 0 ? `${spanOf(left)} left` : `Overdue by ${spanOf(-left)}`
}

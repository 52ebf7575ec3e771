import { expect, test } from 'vitest'
import type { InboxLead } from '../../../app/leads/staff/inbox.ts'
import { clockOf } from './clock.ts'

const lead = (more: Partial<InboxLead>): InboxLead => ({
  ...{ id: 1, category: 'Sales', name: null, email: null, phone: null, car: null, dealership: null },
  ...{ createdAt: '2026-11-22T00:00:00Z', complete: true, answeredAt: null, dueAt: '2026-11-22T01:00:00Z' },
  delivery: 'sent',
  suspected: null,
  ...more,
})

test('the clock of a lead says what is left, how late it is, and how long the answer took', () => {
  const at = (time: string) => new Date(`2026-11-2${time}:00Z`)
  expect(clockOf(lead({}), at('2T00:20'))).toBe('40 min left')
  expect(clockOf(lead({}), at('2T04:00'))).toBe('Overdue by 3 h')
  expect(clockOf(lead({}), at('6T01:00'))).toBe('Overdue by 4 days')
  expect(clockOf(lead({ answeredAt: '2026-11-22T00:12:00Z' }), at('6T01:00'))).toBe('Answered after 12 min')
  expect(clockOf(lead({ complete: false, dueAt: null }), at('2T00:20'))).toBe('Not finished by the shopper')
  expect(clockOf(lead({ suspected: 'Typed fast', dueAt: null }), at('2T00:20'))).toBe('Suspected spam')
})

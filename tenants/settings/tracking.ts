import { z } from 'zod'
import { inGroup, mapOf, type Switch, toggle } from './define.ts'

/** What is counted: its name in the Studio, and the number it has unless a site sets another (documents A 7, B 7). */
export const countedEvents = {
  usedVehicleView: { title: 'Used vehicle viewed', id: 4 },
  generalEnquiry: { title: 'General enquiry sent', id: 14 },
  vehicleEnquiry: { title: 'Vehicle enquiry sent', id: 15 },
  testDrive: { title: 'Test drive booked', id: 17 },
  tradeIn: { title: 'Trade-in sent', id: 18 },
  phoneClick: { title: 'Phone number pressed', id: 25 },
  financeCalculator: { title: 'Finance calculator used', id: 26 },
  favourite: { title: 'Vehicle saved', id: 39 },
  financeEnquiry: { title: 'Finance enquiry sent', id: 48 },
  searchView: { title: 'Search page viewed', id: 49 },
  historyReport: { title: 'History report opened', id: 60 },
  print: { title: 'Vehicle printed', id: 61 },
} as const satisfies Record<string, { title: string; id: number }>

export type EventName = keyof typeof countedEvents

const titles = Object.fromEntries(Object.entries(countedEvents).map(([name, { title }]) => [name, title]))
const ids: Record<string, number> = Object.fromEntries(
  Object.entries(countedEvents).map(([name, { id }]) => [name, id]),
)

export const trackingSwitches = inGroup('tracking', {
  analyticsEventIds: {
    title: 'Event numbers',
    meaning: 'Number under which each event is counted, where it is not the usual one.',
    shape: mapOf('name', z.number().int().min(0).max(1_000_000), 'id').refine(
      (numbers) => Object.keys(numbers).every((name) => name in countedEvents),
      'Only the events of the list can have a number.',
    ),
    default: ids,
    control: 'objects',
    fields: {
      name: { title: 'Event', control: 'select', options: titles, required: true },
      id: { title: 'Number', control: 'number', required: true },
    },
  } as const satisfies Switch,
  socialPixelId: {
    title: 'Meta pixel',
    meaning: 'Number of the pixel that tells Facebook and Instagram which vehicles are viewed. Empty: none.',
    shape: z.string().regex(/^\d{0,20}$/, 'Write the number of the pixel, digits alone.'),
    default: '',
    control: 'text',
  } as const satisfies Switch,
  tagManagerId: {
    title: 'Google Tag Manager',
    meaning: 'Container whose tags the site loads: GTM-ABC1234. Empty: none.',
    shape: z.string().regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'Write the id of the container: GTM-ABC1234.'),
    default: '',
    control: 'text',
  } as const satisfies Switch,
  consentRequired: toggle(
    'Ask before tracking',
    'The pixel and Tag Manager are loaded only for visitors who accept.',
    false,
  ),
})

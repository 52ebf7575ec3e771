import { defineArrayMember, defineField, type Path } from '@sanity/types'
import { timeShape } from './objects/time-of-day.ts'

export interface Holiday {
  _key?: string
  date?: string
  closed?: boolean
  open?: string
  close?: string
}

interface Problem {
  message: string
  path: Path
}

/** What is missing or wrong in the hours of one day, with the field to correct; true if nothing is. */
export function holidayProblem(holiday: Holiday | undefined): true | Problem {
  if (holiday?.closed !== false) return true
  const { open, close } = holiday
  if (!open) return { message: 'Write when you open, or say that you are closed.', path: ['open'] }
  if (!close) return { message: 'Write when you close.', path: ['close'] }
  if (timeShape.test(open) && timeShape.test(close) && close <= open)
    return { message: `Choose a time after ${open}.`, path: ['close'] }
  return true
}

/** Reports days that are in the list more than once. */
export function holidaysProblem(holidays: Holiday[] | undefined): true | Problem[] {
  const seen = new Set<string>()
  const repeated = (holidays ?? []).filter(({ date }) => date && (seen.has(date) || !seen.add(date)))
  if (repeated.length === 0) return true
  return repeated.map(({ _key, date }) => ({
    message: `${date} stands above already. Leave one of the two.`,
    path: [{ _key: _key ?? '' }, 'date'],
  }))
}

export const holidayHoursField = defineField({
  name: 'holidayHours',
  title: 'Holiday hours',
  type: 'array',
  description:
    'Days on which you are closed or open at other times, such as Christmas Day. Shoppers see them 14 days ahead.',
  validation: (rule) => [rule.max(60), rule.custom<Holiday[]>((holidays) => holidaysProblem(holidays))],
  of: [
    defineArrayMember({
      type: 'object',
      name: 'holiday',
      title: 'Holiday',
      description: 'One day of other hours.',
      validation: (rule) => rule.custom((holiday) => holidayProblem(holiday as Holiday | undefined)),
      fields: [
        defineField({
          name: 'date',
          title: 'Day',
          type: 'date',
          options: { dateFormat: 'DD/MM/YYYY' },
          description: 'The day itself, on the calendar of the dealership.',
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: 'label',
          title: 'What for',
          type: 'string',
          description: 'Stands beside the day: Christmas Day, Stocktake.',
          validation: (rule) => rule.max(60),
        }),
        defineField({
          name: 'closed',
          title: 'Closed',
          type: 'boolean',
          description: 'Switch off to say when you are open.',
          initialValue: true,
        }),
        defineField({
          name: 'open',
          title: 'Opens',
          type: 'timeOfDay',
          description: 'When the doors open on that day, for example 08:30.',
          hidden: ({ parent }) => parent?.closed !== false,
        }),
        defineField({
          name: 'close',
          title: 'Closes',
          type: 'timeOfDay',
          description: 'When the doors close on that day, for example 13:00.',
          hidden: ({ parent }) => parent?.closed !== false,
        }),
      ],
      preview: {
        select: { date: 'date', label: 'label', closed: 'closed', open: 'open', close: 'close' },
        prepare: ({ date, label, closed, open, close }) => ({
          title: [date, label].filter(Boolean).join(' · ') || 'Day not chosen yet',
          subtitle: closed === false ? `${open ?? '?'} to ${close ?? '?'}` : 'Closed',
        }),
      },
    }),
  ],
})

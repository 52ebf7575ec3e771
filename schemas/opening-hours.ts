import { defineArrayMember, defineField } from '@sanity/types'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface OpeningHours {
  _key?: string
  weekday?: number
  open?: string
  close?: string
}

/** Reports days that are in the list more than once. */
function repeatedDays(hours: OpeningHours[] | undefined) {
  const seen = new Set<number>()
  const repeated = (hours ?? []).filter(
    ({ weekday }) => weekday !== undefined && (seen.has(weekday) || !seen.add(weekday)),
  )
  if (repeated.length === 0) return true
  return repeated.map(({ _key, weekday = 0 }) => ({
    message: `${weekdays[weekday]} stands above already. Leave one of the two.`,
    path: [{ _key: _key ?? '' }, 'weekday'],
  }))
}

const time = (name: 'open' | 'close', title: string) =>
  defineField({
    name,
    title,
    type: 'timeOfDay',
    description: 'On the clock of the dealership, for example 08:30.',
    validation: (rule) => rule.required(),
  })

/** The usual week of a location (HOURS-01); a day that is not in it is a closed one. */
export const openingHoursField = defineField({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'array',
  description:
    'Each day on which you are open. Search engines and maps are told of those of the main location; leave closed days out.',
  validation: (rule) => [rule.max(7), rule.custom<OpeningHours[]>(repeatedDays)],
  of: [
    defineArrayMember({
      type: 'object',
      name: 'openDay',
      title: 'Day',
      description: 'One day of the week.',
      validation: (rule) =>
        rule.custom((value) => {
          const { open, close } = (value ?? {}) as OpeningHours
          return (
            !open || !close || close > open || { message: `Choose a time after ${open}.`, path: ['close'] }
          )
        }),
      fields: [
        defineField({
          name: 'weekday',
          title: 'Day',
          type: 'number',
          description: 'Day of the week.',
          options: { list: weekdays.map((title, value) => ({ title, value })) },
          validation: (rule) => rule.required().integer().min(0).max(6),
        }),
        time('open', 'Opens'),
        time('close', 'Closes'),
      ],
      preview: {
        select: { weekday: 'weekday', open: 'open', close: 'close' },
        prepare: ({ weekday, open, close }) => ({
          title: weekdays[weekday as number] ?? 'Choose a day',
          subtitle: [open, close].filter(Boolean).join(' to '),
        }),
      },
    }),
  ],
})

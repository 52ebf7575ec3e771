import { defineType } from '@sanity/types'

export const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/

export const timeOfDayProblem = (value: string | undefined): true | string =>
  !value || timeShape.test(value)
    ? true
    : 'Write hours and minutes of the 24-hour clock, for example 08:30 or 17:00.'

/** A time on the clock of the dealership: `08:30`. */
export default defineType({
  name: 'timeOfDay',
  title: 'Time of day',
  type: 'string',
  description: 'On the 24-hour clock: 08:30 or 17:00.',
  validation: (rule) => rule.custom((value: string | undefined) => timeOfDayProblem(value)),
})

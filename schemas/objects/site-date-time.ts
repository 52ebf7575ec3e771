import { defineType } from '@sanity/types'
import { siteDateProblem } from '../schedule.ts'

/**
 * A moment on the site's own clock: an ISO instant, or a day alone (`2026-07-01`), which means the whole day in the
 * site's time zone (NOTE-48). The Studio edits it in that time zone, whatever the browser's time zone.
 */
export default defineType({
  name: 'siteDateTime',
  title: 'Date and time',
  type: 'string',
  description: 'A day, with or without a time, on the clock of the dealership.',
  validation: (rule) => rule.custom((value: string | undefined) => siteDateProblem(value)),
})

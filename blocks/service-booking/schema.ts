import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'serviceBooking',
  title: 'Service booking',
  group: 'forms',
  description:
    'The booking frame of your workshop, from the address under Settings, Service booking frame. For the service page.',
  searchWords: ['xtime', 'workshop', 'calendar', 'appointment', 'iframe'],
  fields: [...sectionFields('Shown above the frame. Empty shows "Book a service".')],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title: title ?? 'Book a service' }),
  },
})

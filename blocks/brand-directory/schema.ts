import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'brandDirectory',
  title: 'Brand directory',
  group: 'brands',
  description:
    'Every brand and company of the group with logo and description, under headings. Filled from Brands.',
  searchWords: ['makes', 'companies', 'group', 'list'],
  lists: ['brand', 'groupCompany'],
  fields: [
    ...sectionFields('Shown above the directory.'),
    defineField({
      name: 'groups',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Which groups are listed. Choose none to list all; a group without entries is left out.',
      options: {
        list: [
          { title: 'Cars', value: 'cars' },
          { title: 'Motorcycles', value: 'motorcycles' },
          { title: 'Trucks', value: 'trucks' },
          { title: 'Group companies', value: 'companies' },
        ],
        layout: 'grid',
      },
    }),
    defineField({
      name: 'companiesHeading',
      title: 'Heading of the companies',
      type: 'string',
      description:
        'What the list of companies is called, for example Our companies. Group companies if left empty.',
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})

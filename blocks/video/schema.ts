import { defineField } from '@sanity/types'
import { videoAddress } from '#app/media/video-address.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'video',
  title: 'Video',
  group: 'media',
  description:
    'A walk-around, review or message from the team. Nothing loads from YouTube or Vimeo until it is played.',
  searchWords: ['youtube', 'vimeo', 'film', 'movie', 'clip'],
  fields: [
    ...sectionFields(
      'Shown above the video. Leave empty to show the video alone.',
      'One or two sentences under the heading that say why it is worth watching.',
    ),
    defineField({
      name: 'title',
      type: 'string',
      description: 'What the video is called. Read out by screen readers and shown by search engines.',
      validation: (rule) => rule.required().max(100),
    }),
    defineField({
      name: 'url',
      title: 'YouTube or Vimeo address',
      type: 'url',
      description: 'Paste the address from the browser or from Share, for example https://youtu.be/….',
      validation: (rule) =>
        rule.custom((value, context) => {
          const parent = context.parent as { file?: { asset?: unknown } } | undefined
          if (!value) return parent?.file?.asset ? true : 'Paste an address, or upload a file below.'
          return videoAddress(value) ? true : 'Only addresses of YouTube and Vimeo videos can be played.'
        }),
    }),
    defineField({
      name: 'file',
      title: 'Or a video file',
      type: 'file',
      options: { accept: 'video/mp4,video/webm' },
      description: 'An MP4 or WebM of your own. Used when no address is given; keep it under 50 MB.',
    }),
    defineField({
      name: 'poster',
      type: 'picture',
      description: 'The picture shown before it plays, 16 by 9. A still from the video works best.',
    }),
    defineField({
      name: 'caption',
      type: 'text',
      rows: 2,
      description:
        'A line under the video, for example who is speaking. Also describes it to search engines.',
    }),
    defineField({
      name: 'uploadDate',
      title: 'Published on',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      description: 'When the video was first published. Search engines ask for it before they show a video.',
    }),
    defineField({
      name: 'width',
      type: 'string',
      description: 'Wide suits a film of its own; narrow sits in line with text.',
      options: {
        list: [
          { title: 'Wide', value: 'wide' },
          { title: 'Narrow', value: 'narrow' },
        ],
        layout: 'radio',
      },
      initialValue: 'wide',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'heading', media: 'poster' } },
})

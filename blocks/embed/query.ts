import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, text } from '#values/fields.ts'
import { embedServices } from './services.ts'

export default defineBlock({
  type: 'embed',
  tier: 'static',
  paper: false,
  frameHosts: embedServices.map(({ host }) => `https://${host}`),
  projection: 'heading, intro, title, url, shape, askFirst',
  content: z.object({
    heading: text,
    intro: text,
    title: text,
    url: text,
    shape: choice(['wide', 'standard', 'square', 'tall'], 'wide'),
    askFirst: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? true),
  }),
})

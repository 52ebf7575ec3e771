import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { choice, text } from '#blocks/shared.ts'
import { embedServices } from './services.ts'

export default defineBlock({
  type: 'embed',
  tier: 'static',
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

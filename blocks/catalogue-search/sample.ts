import type { z } from 'zod'
import { catalogueSpec, type Model } from '#app/catalogue/model.ts'
import { readContentSearch, searchContent } from '#app/content-search/search.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleImage } from '#app/samples/media.ts'
import type load from './load.server.ts'
import type block from './query.ts'

const model = (name: string, maker: string, more: Partial<Model>): Model => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  body: undefined,
  shortDescription: undefined,
  priceFrom: undefined,
  image: undefined,
  manufacturer: { name: maker, slug: maker.toLowerCase() },
  ...more,
})
const models = [
  model('Sportage', 'Kia', {
    body: 'SUV',
    priceFrom: 38990,
    shortDescription: 'Five seats, petrol, diesel or hybrid.',
    image: sampleImage('suv-white-hero', 'White SUV from the front left'),
  }),
  model('Carnival', 'Kia', { body: 'People mover', priceFrom: 56880 }),
  model('Swift', 'Suzuki', { body: 'Hatch' }),
]
const request = readContentSearch(new URLSearchParams(), catalogueSpec)

export default {
  content: { heading: 'New models', intro: 'What you can order today.' },
  data: { request, ...searchContent(models, catalogueSpec, request) },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>

import type { z } from 'zod'
import { readContentSearch, searchContent } from '#app/content-search/search.ts'
import { offerSpec } from '#app/offers/offer.ts'
import type { BlockSample } from '#app/page/block.ts'
import { sampleOffers } from '#app/samples/offers.ts'
import type load from './load.server.ts'
import type block from './query.ts'

const request = readContentSearch(new URLSearchParams('categories=New cars'), offerSpec)

export default {
  content: { heading: 'Special offers', intro: 'Real prices, real dates.' },
  data: { request, ...searchContent(sampleOffers, offerSpec, request) },
} satisfies BlockSample<z.input<typeof block.content>, Awaited<ReturnType<typeof load>>>

import type { BlockJsonLd, ContentOf } from '#app/page/block.ts'
import { paths } from '#values/paths.ts'
import type load from './load.server.ts'
import type block from './query.ts'

const jsonLd: BlockJsonLd<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  data: { offer },
  site,
}) =>
  offer && {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: offer.title,
    description: offer.summary,
    url: site.origin + paths.offer(offer),
    ...(offer.price !== undefined && { price: offer.price, priceCurrency: 'AUD' }),
    ...(offer.expiry && { validThrough: offer.expiry }),
    seller: { '@type': 'AutoDealer', name: site.name },
  }

export default jsonLd

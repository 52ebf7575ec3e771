import { onHostOfPage } from '#app/media/picture-host-of-page.ts'
import type { StockRecord } from '../index/record.ts'

/** Pictures of a card at most. */
export const mostPictures = 6

const widths = [320, 480, 640, 960]
const fallbackWidth = 640

interface StockPicture {
  src: string
  srcSet?: string
}

/** A vehicle's picture in the sizes a card asks for; those of other hosts are taken as they are. */
export function stockPicture(url: string, several = true): StockPicture {
  if (!url.startsWith('/media/')) return { src: url }
  const [path] = url.split('?')
  const at = (width: number) => onHostOfPage(`${path}?w=${width}&q=75&fm=webp`)
  return {
    src: at(fallbackWidth),
    ...(several && { srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }),
  }
}

/**
 * True for a picture of the kind of body in a studio, which is not the vehicle itself: its file's name begins with
 * `studio-`, and the import puts a hash before that.
 */
export const isStudioPicture = (url: string) =>
  /\/([0-9a-f]{12}-)?studio-[^/]*$/.test(url.split('?')[0] ?? '')

/** Addresses of a card's pictures, first one first; an entry without an address is left out (CARD-30). */
export const picturesOf = ({ images }: Pick<StockRecord, 'images'>) =>
  images.flatMap(({ url }) => url || []).slice(0, mostPictures)

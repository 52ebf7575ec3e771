import { hash } from 'node:crypto'
import { paths } from '#values/paths.ts'
import type { CheckedRow, Content } from '../import/feed/check.ts'
import type { Vehicle } from '../vehicle.ts'

/** A vehicle as the store keeps it: pictures by their source, so that the document stays small. */
export interface StoredVehicle extends Content {
  id: number
  slug: string
  created_at: string
  updated_at: string
  sold_date_timestamp?: number
  custom_rank: number
  pictures: CheckedRow['pictures']
}

const thumbnail = '?w=640&q=75'

/** Beginning of a hash, which changes when a picture of a vehicle is replaced. */
export const shortHash = (source: string) => hash('sha256', source, 'hex').slice(0, 12)

const isRemote = (source: string) => /^https?:/i.test(source)

/**
 * Address of a picture on the site's own origin: a file of `DATA_DIR/stock-media/{tenant}`, or what the site fetches
 * once from the feed's address. `place` names it among the vehicle's pictures: `3`, `s12` (spin), `i` (interior).
 */
export const pictureUrl = (tenant: string, id: number, place: string, source: string) =>
  isRemote(source)
    ? `/media/stock/${tenant}/remote/${id}-${place}-${shortHash(source)}`
    : `/media/stock/${tenant}/${source}`

/** The picture of a vehicle that `place` names, by its source. */
export function pictureAt({ pictures }: Pick<StoredVehicle, 'pictures'>, place: string): string | undefined {
  if (place === 'i') return pictures.interior
  return place.startsWith('s') ? pictures.spin[Number(place.slice(1))] : pictures.images[Number(place)]
}

/** Pictures of a vehicle, the first one first, as a page may use them. */
export const imagesOf = (tenant: string, id: number, sources: readonly string[]) =>
  sources.map((source, index) => {
    const url = pictureUrl(tenant, id, String(index), source)
    return { image: { url, thumb: { url: url + thumbnail } } }
  })

/** Pictures that go into the record of a vehicle. */
export const imagesIn = ({ images }: CheckedRow['pictures']) => images.slice(0, 6)

/** The whole public record, under the documented names (ENT-01 to ENT-12). */
export function vehicleOf(tenant: string, kept: StoredVehicle): Vehicle {
  const { pictures, ...stored } = kept
  const { id, slug } = stored
  const images = imagesOf(tenant, id, pictures.images)
  return {
    ...stored,
    path: paths.vehicle({ slug }),
    images,
    thumbnails: images.map(({ image }) => image.thumb.url),
    primary_image_url: images[0]?.image.url,
    photos_count: images.length,
    spin_images: pictures.spin.map((source, index) => pictureUrl(tenant, id, `s${index}`, source)),
    spin_interior_image: pictures.interior && pictureUrl(tenant, id, 'i', pictures.interior),
  }
}

/** Explicit false hides any vehicle; a sold one shows only with an explicit true (SRCH-47, NOTE-27). */
export const isListed = ({
  sold,
  show_on_dealer_website: shown,
}: Pick<Content, 'sold' | 'show_on_dealer_website'>) => shown !== false && (!sold || shown === true)

const day = 86_400
const launch = 1_577_836_800

/** Days by which a vehicle counts as newer than it is: for pictures and a price. */
export const rankBonus = ({ price, sold }: Pick<Content, 'price' | 'sold'>, pictures: number) =>
  Math.min(pictures, 10) + (price ? 10 : 0) - (sold ? 60 : 0)

/** Days, on average, by which chance lets a vehicle count as newer than it is. */
const meanSpread = 90

/**
 * Rank where the dealer gives none, between 0 and 1, so that any rank of the dealer's own stands before it. Newer
 * arrivals have the better chances, and no more: in strict order of arrival the first pages were one week's cars, each
 * with the same tag. Depends on nothing but the vehicle: a rank that changed by the clock would change all stock every day.
 * @param created seconds since 1970
 */
export function computedRank(bonus: number, created: number, id: number): number {
  const chance = (Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32
  const spread = -meanSpread * Math.log(1 - chance)
  const days = (created - launch) / day + bonus + spread
  return Math.max(0, Math.min(0.999999, days / 100_000))
}

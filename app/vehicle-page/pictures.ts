import type { Vehicle } from '#app/stock/vehicle.ts'

export interface ViewerPicture {
  /** As a page may use it; the largest there is. */
  url: string
  thumb: string
}

/** Addresses of a vehicle's pictures, first one first; an entry without an address is left out (CARD-30). */
export function viewerPictures({ images, primary_image_url }: Vehicle): ViewerPicture[] {
  const pictures = images.flatMap(({ image: { url, thumb } }) =>
    url ? [{ url, thumb: thumb.url || url }] : [],
  )
  if (pictures.length > 0 || !primary_image_url) return pictures
  return [{ url: primary_image_url, thumb: primary_image_url }]
}

const widths = [480, 640, 828, 1080, 1280, 1600]
const largest = 1920

/** `src` and `srcset` of a picture that fills the viewer; one of another host is taken as it is. */
export function viewerSource(url: string) {
  const at = resized(url)
  return at
    ? { src: at(1080), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }
    : { src: url }
}

export const largeSource = (url: string) => resized(url)?.(largest) ?? url
/** One size for all frames of a spin, which are fetched together. */
export const framesSource = (url: string) => resized(url)?.(960) ?? url
/** The whole way around is in it: a fifth of its width is in view. */
export const panoramaSource = (url: string) => resized(url)?.(4096) ?? url
/** As networks show it beside a link to the page; not all of them read newer formats. */
export const shareSource = (url: string) =>
  url.startsWith('/media/') ? `${url.split('?')[0]}?w=1200&q=80&fm=jpg` : url
export const thumbSource = (url: string) => resized(url)?.(240) ?? url

function resized(url: string) {
  const [path] = url.split('?')
  return url.startsWith('/media/') ? (width: number) => `${path}?w=${width}&q=75&fm=webp` : undefined
}

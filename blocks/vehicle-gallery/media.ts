import { type VideoAddress, videoAddress } from '#app/media/video-address.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { type ViewerPicture, viewerPictures } from '#app/vehicle-page/pictures.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { type SpinEmbed, spinEmbed } from './spin-embed.ts'

export type Mode = 'spinner' | 'walkaround' | 'gallery' | 'interior'

/** In percent of the picture's width and height. */
export interface Position {
  x: number
  y: number
}

export interface Hotspot {
  id: string
  description: string
  /** By frame of the spin; one of an interior has a single one, under 0. */
  positions: Record<number, Position>
}

export type Slide = { kind: 'picture'; picture: ViewerPicture } | { kind: 'video'; video: VideoAddress }

/** All that can be looked at of a vehicle. A mode without media is not among `modes`. */
export interface Media {
  modes: Mode[]
  /** What is shown first. */
  first: Mode | undefined
  pictures: ViewerPicture[]
  slides: Slide[]
  /** Frames of its own, or the frame of a service. */
  spin: { frames: string[]; hotspots: Hotspot[] } | { embed: SpinEmbed } | undefined
  walkaround: VideoAddress[]
  interior: { url: string; hotspots: Hotspot[] } | undefined
}

type Choices = Pick<Settings, 'viewerDefaultMode' | 'galleryVideoPosition'>

export function mediaOf(vehicle: Vehicle, { viewerDefaultMode, galleryVideoPosition }: Choices): Media {
  const pictures = viewerPictures(vehicle)
  const slides = slidesOf(pictures, videoOf(vehicle), galleryVideoPosition)
  const embed = spinEmbed(vehicle.spin_code)
  // One frame does not turn.
  const frames = vehicle.spin_images.length > 1 ? vehicle.spin_images : []
  const spin = embed
    ? { embed }
    : frames.length > 0
      ? { frames, hotspots: hotspotsOf(vehicle.hotspots.exterior, frames.length) }
      : undefined
  const walkaround = vehicle.walkaround_videos.map(videoAddress).filter((video) => video !== undefined)
  const interior = vehicle.spin_interior_image
    ? { url: vehicle.spin_interior_image, hotspots: hotspotsOf(vehicle.hotspots.interior) }
    : undefined
  const has = { spinner: spin, walkaround: walkaround[0], gallery: slides[0], interior }
  const modes = (Object.keys(has) as Mode[]).filter((mode) => has[mode])
  const first = modes.includes(viewerDefaultMode) ? viewerDefaultMode : modes[0]
  return { modes, first, pictures, slides, spin, walkaround, interior }
}

/** The first video of a vehicle that can be played here. */
const videoOf = ({ video_url, external_video_url, videos }: Vehicle) =>
  [video_url, external_video_url, ...videos].map(videoAddress).find((video) => video !== undefined)

/** Where among `count` pictures a video stands, counted from 0. */
export function videoPlace(count: number, position: Settings['galleryVideoPosition']): number {
  const place = { start: 0, second: 1, middle: Math.floor(count / 2), end: count }[position]
  return Math.min(place, count)
}

export function slidesOf(
  pictures: readonly ViewerPicture[],
  video: VideoAddress | undefined,
  position: Settings['galleryVideoPosition'],
): Slide[] {
  const slides: Slide[] = pictures.map((picture) => ({ kind: 'picture', picture }))
  return video ? slides.toSpliced(videoPlace(pictures.length, position), 0, { kind: 'video', video }) : slides
}

const onPicture = ({ x, y }: Position) => x >= 0 && x <= 100 && y >= 0 && y <= 100

/** Hotspots with a place on a picture and something to say; of an interior (`angles` 1) the first place is taken. */
export function hotspotsOf(given: Vehicle['hotspots']['exterior'], angles = 1): Hotspot[] {
  return given.slice(0, 50).flatMap(({ id, description, positions }) => {
    const usable = Object.entries(positions)
      .map(([angle, position]) => [Number(angle), position] as const)
      .filter(([angle, position]) => Number.isInteger(angle) && angle >= 0 && onPicture(position))
    const own =
      angles > 1
        ? usable.filter(([angle]) => angle < angles)
        : usable.slice(0, 1).map(([, at]) => [0, at] as const)
    return own.length > 0 && description.trim()
      ? [{ id, description: description.trim(), positions: Object.fromEntries(own) }]
      : []
  })
}

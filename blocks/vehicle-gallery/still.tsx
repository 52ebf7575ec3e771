import { Play } from 'lucide-react'
import type { VideoAddress } from '#app/media/video-address.ts'
import { viewerSource } from '#app/vehicle-page/pictures.ts'

const sizes = '(min-width: 1280px) 792px, (min-width: 992px) 62vw, 100vw'

interface Props {
  url: string
  alt: string
  /** It is the first one in view; the others wait until they are near. */
  eager: boolean
}

/** A picture as large as the stage. */
export function Still({ url, alt, eager }: Props) {
  return (
    <img
      {...viewerSource(url)}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={900}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      draggable={false}
    />
  )
}

interface VideoProps {
  video: VideoAddress
  title: string
  poster: string | undefined
  eager: boolean
}

/** A video that loads nothing from its service before it is played. */
export function VideoFrame({ video, title, poster, eager }: VideoProps) {
  return (
    <div className="vehicle-viewer-video" data-frame>
      <a href={video.watch} target="_blank" rel="noopener" data-load>
        {poster && <Still url={poster} alt="" eager={eager} />}
        <span className="vehicle-viewer-play">
          <Play aria-hidden fill="currentColor" size={28} />
        </span>
        <span className="vehicle-viewer-caption">
          <span className="sr-only">Play: </span>
          {title} <small>Plays from {video.provider}</small>
        </span>
      </a>
      <template>
        <iframe
          src={video.embed}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </div>
  )
}

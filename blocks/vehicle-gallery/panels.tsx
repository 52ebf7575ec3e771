import { Pause, Plus } from 'lucide-react'
import type { VideoAddress } from '#app/media/video-address.ts'
import { framesSource, panoramaSource } from '#app/vehicle-page/pictures.ts'
import type { Settings } from '#tenants/settings/index.ts'
import type { Hotspot, Media } from './media.ts'
import { Still, VideoFrame } from './still.tsx'

interface Shared {
  name: string
  /** The vehicle's first picture. */
  poster: string | undefined
  eager: boolean
}

interface SpinnerProps extends Shared {
  spin: NonNullable<Media['spin']>
  settings: Pick<Settings, 'spinnerAutoRotate' | 'spinnerIntervalMs' | 'spinnerSensitivityPx'>
}

export function Spinner({ name, poster, eager, spin, settings }: SpinnerProps) {
  if ('embed' in spin)
    return (
      <div
        className="vehicle-viewer-video"
        data-testid="spinner"
        data-embed={spin.embed.src}
        data-name={name}
      >
        <a href={spin.embed.src} target="_blank" rel="noopener">
          {poster && <Still url={poster} alt={name} eager={eager} />}
          <span className="vehicle-viewer-caption">
            Open the 360 view <small>From {spin.embed.name}</small>
          </span>
        </a>
      </div>
    )
  const [first = ''] = spin.frames
  return (
    <div className="vehicle-viewer-fit" data-fit>
      <div
        className="vehicle-viewer-spin"
        data-testid="spinner"
        data-spin={spin.frames.map(framesSource).join(' ')}
        data-at={0}
        data-auto={settings.spinnerAutoRotate || undefined}
        data-interval={settings.spinnerIntervalMs}
        data-sensitivity={settings.spinnerSensitivityPx}
        role="slider"
        tabIndex={0}
        aria-label={`360 view of ${name}`}
        aria-valuemin={1}
        aria-valuemax={spin.frames.length}
        aria-valuenow={1}
      >
        <Still url={first} alt={name} eager={eager} />
      </div>
      <div className="vehicle-viewer-spots">
        <Hotspots hotspots={spin.hotspots} />
      </div>
      <button type="button" hidden data-stop className="vehicle-viewer-count">
        <Pause aria-hidden size={14} fill="currentColor" />
        Stop turning
      </button>
    </div>
  )
}

/** Markers on a picture, which open to say what is there; those of other frames wait for theirs. */
function Hotspots({ hotspots }: { hotspots: Hotspot[] }) {
  return hotspots.map(({ id, description, positions }, index) => {
    const { x, y } = positions[0] ?? { x: 0, y: 0 }
    return (
      <details
        // biome-ignore lint/suspicious/noArrayIndexKey: a feed may give an id twice
        key={index}
        className="vehicle-viewer-spot"
        data-testid="hotspot"
        data-id={id}
        data-positions={JSON.stringify(positions)}
        data-side={x > 50 ? 'left' : undefined}
        hidden={!positions[0]}
        style={{ left: `${x}%`, top: `${y}%` }}
      >
        <summary aria-label={`Detail ${index + 1}`}>
          <Plus aria-hidden size={16} />
        </summary>
        <p>{description}</p>
      </details>
    )
  })
}

interface WalkaroundProps extends Shared {
  videos: VideoAddress[]
}

export function Walkaround({ name, poster, eager, videos }: WalkaroundProps) {
  return (
    <div className="vehicle-track vehicle-viewer-track">
      {videos.map((video, index) => (
        <div key={video.embed}>
          <VideoFrame
            video={video}
            title={`Walkaround of ${name}${videos.length > 1 ? `, ${index + 1} of ${videos.length}` : ''}`}
            poster={poster}
            eager={eager && index === 0}
          />
        </div>
      ))}
    </div>
  )
}

interface InteriorProps extends Shared {
  url: string
  hotspots: Hotspot[]
}

/** The whole panorama as a strip to scroll, until (and unless) the browser draws it as a room to look around in. */
export function Interior({ name, eager, url, hotspots }: InteriorProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that is looked around in is a group, not a fieldset
    <div
      className="vehicle-viewer-around"
      data-around={panoramaSource(url)}
      role="group"
      aria-label={`Inside of ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: looked around in with the arrow keys
      tabIndex={0}
    >
      <div className="vehicle-viewer-strip" data-strip>
        <Still url={url} alt={`Inside of ${name}`} eager={eager} />
        <Hotspots hotspots={hotspots} />
      </div>
    </div>
  )
}

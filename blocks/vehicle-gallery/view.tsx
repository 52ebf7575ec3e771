import { Armchair, Camera, Car, Expand, Images, Rotate3d, Video, X } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Gallery, Thumbnails } from './gallery.tsx'
import type { Viewer } from './load.server.ts'
import type { Mode } from './media.ts'
import { Interior, Spinner, Walkaround } from './panels.tsx'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Viewer | null>

/** With this many pictures or fewer, swiping is quicker than choosing (VIEW-15). */
const withoutThumbnails = 3

const modeLabels = {
  spinner: { label: '360 view', Icon: Rotate3d },
  walkaround: { label: 'Walkaround', Icon: Video },
  gallery: { label: 'Gallery', Icon: Images },
  interior: { label: 'Interior', Icon: Armchair },
} satisfies Record<Mode, object>

/** A vehicle from all sides: a spin, a film, pictures to swipe, the inside; each alone in view, all of them also large. */
export default function VehicleGallery({ block, content, data, site }: Props) {
  if (!data) return null
  const { name, modes, first, pictures, slides, studio, unavailable, requestPhotos } = data
  const note = [studio && 'Studio pictures of the body type, not of this vehicle.', content.note]
    .filter(Boolean)
    .join(' ')
  return (
    <div
      className="vehicle-viewer container-page"
      data-testid="vdp-gallery"
      data-viewer
      data-unavailable={unavailable || undefined}
    >
      {first ? (
        <>
          <div className="vehicle-viewer-body" data-testid="viewer" data-mode={first}>
            <div className="vehicle-viewer-stage">
              {modes.map((mode) => (
                <div key={mode} className="vehicle-viewer-panel" data-panel={mode}>
                  <Panel mode={mode} id={block.key} data={data} settings={site.settings} />
                </div>
              ))}
              <button type="button" data-enlarge aria-label="Full screen" className="vehicle-viewer-round">
                <Expand aria-hidden size={18} />
              </button>
            </div>
            {modes.length > 1 && <Modes modes={modes} first={first} />}
          </div>
          {pictures.length > withoutThumbnails && <Thumbnails id={block.key} slides={slides} />}
          <dialog aria-label={`${name}, full screen`} className="vehicle-viewer-large">
            <button type="button" data-close aria-label="Close" className="vehicle-viewer-round">
              <X aria-hidden size={22} />
            </button>
          </dialog>
        </>
      ) : (
        <div className="vehicle-viewer-stage vehicle-viewer-none">
          <Car aria-hidden size={72} strokeWidth={1} />
          <p>Pictures of this vehicle are on their way</p>
        </div>
      )}
      {requestPhotos && (
        <p className="vehicle-viewer-request">
          <a href={requestPhotos} className="action action-secondary" data-sheet="">
            <Camera aria-hidden size={18} />
            Request Photos
          </a>
        </p>
      )}
      {note && (
        <p className="mt-3 text-2xs text-muted max-lg:px-4" data-studio-note={studio ? '' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}

function Modes({ modes, first }: { modes: Mode[]; first: Mode }) {
  return (
    <fieldset className="vehicle-viewer-modes">
      <legend className="sr-only">How to look at it</legend>
      {modes.map((mode) => {
        const { label, Icon } = modeLabels[mode]
        return (
          <button
            key={mode}
            type="button"
            data-show={mode}
            data-testid={`viewer-mode-${mode}`}
            aria-pressed={mode === first}
          >
            <Icon aria-hidden size={18} />
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}

interface PanelProps {
  mode: Mode
  id: string
  data: Viewer
  settings: Props['site']['settings']
}

function Panel({ mode, id, data, settings }: PanelProps) {
  const { name, pictures, slides, spin, walkaround, interior, first } = data
  const shared = { name, poster: pictures[0]?.url, eager: mode === first }
  if (mode === 'gallery') return <Gallery {...shared} id={id} slides={slides} />
  if (mode === 'walkaround') return <Walkaround {...shared} videos={walkaround} />
  if (mode === 'interior') return interior ? <Interior {...shared} {...interior} /> : null
  return spin ? <Spinner {...shared} spin={spin} settings={settings} /> : null
}

import { Camera, Car, ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { LightboxDialog } from '#app/ui/lightbox-dialog.tsx'
import { largeSource, thumbSource, type ViewerPicture, viewerSource } from '#app/vehicle-page/pictures.ts'
import type { Gallery } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Gallery | null>

const sizes = '(min-width: 1280px) 792px, (min-width: 992px) 62vw, 100vw'
/** With this many pictures or fewer, swiping is quicker than choosing (VIEW-15). */
const withoutThumbnails = 3

/** A row of pictures to swipe, with thumbnails; each is a link to its large version, which opens in the dialog. */
export default function VehicleGallery({ block, content, data }: Props) {
  if (!data) return null
  const { name, pictures, studio, unavailable, requestPhotos } = data
  const note = [studio && 'Studio pictures of the body type, not of this vehicle.', content.note]
    .filter(Boolean)
    .join(' ')
  return (
    <div
      className="vehicle-viewer container-page"
      data-testid="vdp-gallery"
      data-gallery
      data-unavailable={unavailable || undefined}
    >
      {pictures.length === 0 ? (
        <div className="vehicle-viewer-stage vehicle-viewer-none">
          <Car aria-hidden size={72} strokeWidth={1} />
          <p>Pictures of this vehicle are on their way</p>
        </div>
      ) : (
        <>
          <Stage id={block.key} name={name} pictures={pictures} />
          {pictures.length > withoutThumbnails && <Thumbnails id={block.key} pictures={pictures} />}
          <LightboxDialog name={`Pictures of ${name}`} several={pictures.length > 1} />
        </>
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

function Stage({ id, name, pictures }: { id: string; name: string; pictures: ViewerPicture[] }) {
  const several = pictures.length > 1
  return (
    <div className="vehicle-viewer-stage">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of pictures is a group, not a fieldset */}
      <div
        className="vehicle-track vehicle-viewer-track"
        data-track
        role="group"
        aria-label={`Pictures of ${name}`}
        // Scrolled by the arrow keys, as it is by swiping.
        tabIndex={several ? 0 : undefined}
      >
        {pictures.map(({ url }, index) => (
          <a
            key={url}
            id={`${id}-${index + 1}`}
            href={largeSource(url)}
            data-large
            data-width={1600}
            data-height={1200}
            tabIndex={index === 0 ? undefined : -1}
          >
            <img
              {...viewerSource(url)}
              sizes={sizes}
              alt={index === 0 ? name : `${name}, picture ${index + 1}`}
              width={1200}
              height={900}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding={index === 0 ? undefined : 'async'}
            />
          </a>
        ))}
      </div>
      <span className="vehicle-viewer-count tabular">
        <Expand aria-hidden size={14} />
        <span data-position>{`1 / ${pictures.length}`}</span>
      </span>
      {several && (
        <>
          <button
            type="button"
            hidden
            data-turn="-1"
            aria-label="Previous picture"
            className="vehicle-viewer-turn"
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            hidden
            data-turn="1"
            aria-label="Next picture"
            className="vehicle-viewer-turn"
          >
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </div>
  )
}

function Thumbnails({ id, pictures }: { id: string; pictures: ViewerPicture[] }) {
  return (
    <ol className="vehicle-viewer-thumbs" data-thumbs>
      {pictures.map(({ url, thumb }, index) => (
        <li key={url}>
          <a href={`#${id}-${index + 1}`} aria-label={`Show picture ${index + 1}`} aria-current={index === 0}>
            <img src={thumbSource(thumb)} alt="" width={120} height={90} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ol>
  )
}

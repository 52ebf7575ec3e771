import { ChevronLeft, ChevronRight, Play } from 'lucide-react'
import { largeSource, thumbSource } from '#app/vehicle-page/pictures.ts'
import type { Slide } from './media.ts'
import { Still, VideoFrame } from './still.tsx'

interface Props {
  id: string
  name: string
  poster: string | undefined
  slides: Slide[]
  /** It is what the page shows first. */
  eager: boolean
}

/** A row of pictures to swipe; each is a link to its large version. */
export function Gallery({ id, name, poster, slides, eager }: Props) {
  const several = slides.length > 1
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of pictures is a group, not a fieldset */}
      <div
        className="vehicle-track vehicle-viewer-track"
        data-track
        role="group"
        aria-label={`Pictures of ${name}`}
        // Scrolled by the arrow keys, as it is by swiping.
        tabIndex={several ? 0 : undefined}
      >
        {slides.map((slide, index) =>
          slide.kind === 'video' ? (
            <div key="video" id={`${id}-${index + 1}`}>
              <VideoFrame video={slide.video} title={`Video of ${name}`} poster={poster} eager={false} />
            </div>
          ) : (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice, and none ever moves
              key={index}
              id={`${id}-${index + 1}`}
              href={largeSource(slide.picture.url)}
              data-large
              tabIndex={index === 0 ? undefined : -1}
            >
              <Still
                url={slide.picture.url}
                alt={index === 0 ? name : `${name}, picture ${index + 1}`}
                eager={eager && index === 0}
              />
            </a>
          ),
        )}
      </div>
      <span className="vehicle-viewer-count tabular" data-position>{`1/${slides.length}`}</span>
      {several && (
        <>
          <button
            type="button"
            data-turn="-1"
            aria-label="Previous picture"
            className="vehicle-viewer-round vehicle-viewer-turn"
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            data-turn="1"
            aria-label="Next picture"
            className="vehicle-viewer-round vehicle-viewer-turn"
          >
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </>
  )
}

export function Thumbnails({ id, slides }: Pick<Props, 'id' | 'slides'>) {
  return (
    <ol className="vehicle-viewer-thumbs" data-thumbs>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice, and none ever moves
        <li key={index}>
          <a
            href={`#${id}-${index + 1}`}
            aria-label={slide.kind === 'video' ? 'Show the video' : `Show picture ${index + 1}`}
            aria-current={index === 0}
          >
            {slide.kind === 'video' ? (
              <Play aria-hidden fill="currentColor" />
            ) : (
              <img
                src={thumbSource(slide.picture.thumb)}
                alt=""
                width={120}
                height={90}
                loading="lazy"
                decoding="async"
              />
            )}
          </a>
        </li>
      ))}
    </ol>
  )
}

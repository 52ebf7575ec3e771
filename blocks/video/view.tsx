import { Play } from 'lucide-react'
import { Picture } from '#app/media/picture.tsx'
import { fileUrl, mediaUrl } from '#app/media/url.ts'
import { type VideoAddress, videoAddress } from '#app/media/video-address.ts'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type block from './query.ts'

type Content = ContentOf<typeof block>

/** Stands for the player until it is asked for: nothing of it is loaded before. */
function Facade({ address, content, first }: { address: VideoAddress; content: Content; first: boolean }) {
  const title = content.title ?? `${address.provider} video`
  return (
    <>
      <a
        href={address.watch}
        target="_blank"
        rel="noopener"
        data-load
        className="group absolute inset-0 flex items-end text-on-inverse"
      >
        {content.poster && (
          <>
            <Picture
              image={content.poster}
              ratio={16 / 9}
              alt=""
              priority={first}
              sizes={
                content.width === 'narrow'
                  ? '(min-width: 768px) 720px, 100vw'
                  : '(min-width: 1280px) 1216px, 100vw'
              }
              className="absolute inset-0 h-full w-full object-cover"
            />
            <span className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-inverse to-transparent opacity-90" />
          </>
        )}
        <span className="relative mb-4 ml-4 flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition-transform duration-200 ease-out group-hover:scale-108 sm:absolute sm:top-1/2 sm:left-1/2 sm:m-0 sm:size-16 sm:-translate-1/2 md:size-20">
          <Play aria-hidden="true" fill="currentColor" className="ml-[6%] size-[38%]" />
        </span>
        <span className="relative flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 p-4 md:p-6">
          <span className="heading text-lg wrap-anywhere max-sm:line-clamp-2 md:text-xl">
            <span className="sr-only">Play video: </span>
            {title}
          </span>
          <span className="text-2xs">Plays from {address.provider}</span>
        </span>
      </a>
      <template>
        <iframe
          src={address.embed}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 h-full w-full"
        />
      </template>
    </>
  )
}

const Video: BlockView<Content> = ({ block, content }) => {
  const address = videoAddress(content.url)
  const file = content.fileId && fileUrl(content.fileId)
  if (!address && !file) return null
  return (
    <div className={content.width === 'narrow' ? 'container-text' : 'container-page'}>
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <figure>
        <div
          data-frame
          className="relative aspect-video min-h-44 w-full overflow-hidden rounded-card bg-inverse"
        >
          {address ? (
            <Facade address={address} content={content} first={block.first} />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: the Studio holds no caption files yet
            <video
              controls
              playsInline
              preload="none"
              aria-label={content.title}
              poster={content.poster && mediaUrl(content.poster, { width: 1280, height: 720 })}
              className="h-full w-full"
            >
              <source src={file} type={content.fileType} />
            </video>
          )}
        </div>
        {content.caption && (
          <figcaption className="mt-3 max-w-[70ch] text-xs text-muted">{content.caption}</figcaption>
        )}
      </figure>
    </div>
  )
}

export default Video

import { Picture } from '#app/media/picture.tsx'
import { fileUrl, mediaUrl } from '#app/media/url.ts'
import { videoAddress } from '#app/media/video-address.ts'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { VideoFacade } from '#app/ui/video-facade.tsx'
import type block from './query.ts'

type Content = ContentOf<typeof block>

function Poster({ content, first }: { content: Content; first: boolean }) {
  return (
    <Picture
      image={content.poster}
      ratio={16 / 9}
      alt=""
      priority={first}
      sizes={
        content.width === 'narrow' ? '(min-width: 768px) 720px, 100vw' : '(min-width: 1280px) 1216px, 100vw'
      }
      className="absolute inset-0 h-full w-full object-cover"
    />
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
            <VideoFacade
              address={address}
              title={content.title ?? `${address.provider} video`}
              picture={content.poster && <Poster content={content} first={block.first} />}
            />
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

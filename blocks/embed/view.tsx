import { ShieldCheck } from 'lucide-react'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { cx } from '#app/ui/cx.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import type block from './query.ts'
import { embedAddress } from './services.ts'

const shapes = {
  wide: 'aspect-video',
  standard: 'aspect-[4/3]',
  square: 'aspect-square max-w-[44rem]',
  tall: 'min-h-[44rem]',
}

function Frame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      allow="fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      className="h-full min-h-80 w-full"
    />
  )
}

const Embed: BlockView<ContentOf<typeof block>> = ({ block, content }) => {
  const address = embedAddress(content.url)
  if (!address) return null
  const title = content.title ?? address.name
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <div
        data-frame
        className={cx(
          'grid w-full overflow-clip rounded-card border border-line bg-sunken',
          shapes[content.shape],
        )}
      >
        {content.askFirst ? (
          <>
            <div className="flex min-h-80 flex-col items-center justify-center gap-4 p-6 text-center text-text">
              <ShieldCheck aria-hidden="true" size={32} strokeWidth={1.5} className="shrink-0" />
              <p className="heading text-xl wrap-anywhere">{title}</p>
              <p className="max-w-[46ch] text-sm text-muted">
                This comes from {address.name}, which may set cookies and see that you visited this page.
              </p>
              <a
                href={address.src}
                target="_blank"
                rel="noopener"
                data-load
                className="action action-primary shrink-0"
              >
                Load from {address.name}
              </a>
            </div>
            <template>
              <Frame src={address.src} title={title} />
            </template>
          </>
        ) : (
          <Frame src={address.src} title={title} />
        )}
      </div>
    </div>
  )
}

export default Embed

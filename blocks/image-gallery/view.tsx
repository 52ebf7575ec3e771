import { Picture } from '#app/media/picture.tsx'
import { mediaUrl } from '#app/media/url.ts'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { cx } from '#app/ui/cx.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { LightboxDialog } from '#app/ui/lightbox-dialog.tsx'
import { galleryLayout } from './layout.ts'
import type definition from './query.ts'

type Pictures = ContentOf<typeof definition>['pictures']

const grids = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
}

/** Pictures that are links to their large versions; `enhance.ts` opens them in the dialog instead. */
export default function ImageGallery({ block, content }: BlockProps<ContentOf<typeof definition>>) {
  const { heading, intro, pictures } = content
  if (pictures.length === 0) return null
  return (
    <div className="container-page" data-gallery>
      <SectionHeading level={block.first ? 1 : 2} title={heading} intro={intro} />
      <Grid pictures={pictures} priority={block.first} />
      <LightboxDialog name={heading ?? 'Pictures'} several={pictures.length > 1} />
    </div>
  )
}

function Grid({ pictures, priority }: { pictures: Pictures; priority: boolean }) {
  const { columns, spans } = galleryLayout(pictures.length)
  const captioned = columns < 3
  return (
    <ul className={cx('grid gap-2 md:gap-3', pictures.length > 1 && 'grid-cols-2', grids[columns])}>
      {pictures.map(({ key, image, caption }, index) => {
        const large = index === 0 && columns > 2
        const wide = !large && spans[index] === 2
        const alone = pictures.length === 1
        // On phones the first is as wide as the screen, and so is the last when it would stand alone.
        const full = columns > 1 && (index === 0 || (index === pictures.length - 1 && index % 2 === 1))
        return (
          <li
            key={key ?? image.assetId}
            className={cx(
              'min-w-0',
              full && 'max-md:col-span-2',
              large && 'md:col-span-2 md:row-span-2',
              wide && 'md:col-span-2',
            )}
          >
            <figure className="flex h-full flex-col">
              <a
                href={mediaUrl(image, { width: Math.min(image.width, 2400) })}
                data-large
                data-caption={caption}
                data-width={image.width}
                data-height={image.height}
                className={cx(
                  'group block min-h-0 flex-1 overflow-hidden rounded-card bg-sunken',
                  alone ? 'aspect-4/3 md:aspect-video' : wide ? 'aspect-4/3 md:aspect-auto' : 'aspect-4/3',
                )}
              >
                <Picture
                  image={image}
                  ratio={4 / 3}
                  priority={priority && index === 0}
                  sizes={`(min-width: 768px) ${large || wide ? 50 : Math.round(100 / columns)}vw, ${full || alone ? 100 : 50}vw`}
                  className="size-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.02]"
                />
              </a>
              {captioned && caption && (
                <figcaption className="mt-2 text-xs break-words text-muted">{caption}</figcaption>
              )}
            </figure>
          </li>
        )
      })}
    </ul>
  )
}

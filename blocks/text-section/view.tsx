import { Picture } from '#app/media/picture.tsx'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { cx } from '#app/ui/cx.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { headingsOf, RichText } from '#app/ui/rich-text.tsx'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>>

export default function TextSection(props: Props) {
  const { heading, intro, body, picture, width, columns, showContents } = props.content
  if (!heading && !intro && body.length === 0 && !picture) return null
  const contents = showContents ? headingsOf(body) : []
  if (picture) return <WithPicture {...props} />
  if (contents.length > 1) return <WithContents {...props} contents={contents} />
  return (
    <div className="container-page">
      <Words
        {...props}
        beside={Boolean(heading) && body.length > 0 && width === 'reading'}
        className={cx(width === 'wide' && columns === 2 && 'max-w-none lg:columns-2 lg:gap-16')}
      />
    </div>
  )
}

function WithPicture(props: Props) {
  const { picture, pictureSide } = props.content
  const { pictures } = props.site.theme
  return (
    <div className="container-page gap-x-16 lg:grid lg:grid-cols-2 lg:items-center">
      <div
        className={cx(
          'mb-8 overflow-hidden rounded-card bg-sunken lg:mb-0',
          pictures === 'framed' && 'border-2 border-text',
          pictureSide === 'right' && 'lg:order-last',
        )}
      >
        <Picture
          image={picture}
          ratio={5 / 4}
          sizes="(min-width: 992px) 50vw, 100vw"
          priority={props.block.first}
          className="aspect-4/3 w-full object-cover lg:aspect-5/4"
        />
      </div>
      <div className="min-w-0">
        <Words {...props} />
      </div>
    </div>
  )
}

function WithContents({ contents, ...props }: Props & { contents: ReturnType<typeof headingsOf> }) {
  return (
    <div className="container-page gap-x-16 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
      <nav
        aria-label="On this page"
        className="mb-10 lg:sticky lg:top-28 lg:mb-0 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
      >
        <p className="eyebrow mb-3">On this page</p>
        <ul className="border-l border-line">
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1 pl-4 text-sm break-words text-muted hover:border-brand hover:text-text lg:min-h-10"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Words {...props} anchors />
      </div>
    </div>
  )
}

function Words({
  block,
  content,
  site,
  className,
  anchors,
  beside,
}: Props & {
  className?: string
  anchors?: boolean
  /** The heading stands to the left of the text on desktops. */
  beside?: boolean
}) {
  const { heading, intro, body, action } = content
  return (
    <div className={cx(beside && 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]')}>
      {(heading || intro) && (
        <div className="[&>div]:mb-6 md:[&>div]:mb-8">
          <SectionHeading level={block.first ? 1 : 2} title={heading} intro={intro} />
        </div>
      )}
      <div className="min-w-0">
        <RichText value={body} site={site} className={cx('break-words', className)} anchors={anchors} />
        {action && (
          <div className={cx(body.length > 0 && 'mt-8')}>
            <ActionLink link={action} site={site} />
          </div>
        )}
      </div>
    </div>
  )
}

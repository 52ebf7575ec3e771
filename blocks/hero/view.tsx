import type { ReactNode } from 'react'
import { ArtPicture } from '#app/media/art-picture.tsx'
import type { BlockFallback, BlockProps, ContentOf } from '#app/page/block.ts'
import type { Counted } from '#app/stock/finder/show-me.tsx'
import { ActionLink, type ActionLook } from '#app/ui/action-link.tsx'
import { cx } from '#app/ui/cx.ts'
import { Heading } from '#app/ui/heading.tsx'
import { actionOnPicture, scrimBehind } from '#app/ui/scrim.ts'
import type definition from './query.ts'
import { SearchForm } from './search-form.tsx'

type Content = ContentOf<typeof definition>
type Props = Omit<BlockProps<Content>, 'data'> & { data?: Counted | null }

export default function Hero(props: Props) {
  const { layout, heading, text, picture, actions, showSearch } = props.content
  if (!heading && !text && !picture && actions.length === 0 && !showSearch) return null
  if (layout === 'statement' || !picture) return <Statement {...props} />
  return layout === 'cover' ? <Cover {...props} /> : <Split {...props} />
}

/** While nobody can count the stock, the search still leads to it. */
export const fallback: BlockFallback<Content> = (props) => <Hero {...props} />

/** Words on the page, the picture beside them (above them on phones). */
function Split(props: Props) {
  const { picture, phonePicture } = props.content
  const { pictures } = props.site.theme
  const bleed = pictures === 'bleed'
  return (
    <div
      className={cx(
        'lg:grid lg:items-center',
        bleed
          ? 'lg:min-h-[min(42rem,82svh)] lg:grid-cols-[minmax(2rem,1fr)_minmax(0,30rem)_3rem_56%]'
          : 'container-page gap-x-16 pt-4 pb-10 md:pt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-10 xl:gap-x-20',
      )}
    >
      <div
        className={cx(
          'overflow-hidden bg-sunken lg:order-last',
          bleed ? 'lg:col-start-4 lg:row-start-1 lg:h-full' : 'rounded-card',
          pictures === 'framed' && 'border-2 border-text',
        )}
      >
        {picture && (
          <ArtPicture
            image={picture}
            phoneImage={phonePicture}
            ratio={16 / 11}
            phoneRatio={4 / 3}
            sizes="(min-width: 992px) 58vw, 100vw"
            priority={props.block.first}
            className="aspect-4/3 w-full object-cover md:aspect-video lg:aspect-16/11 lg:h-full"
          />
        )}
      </div>
      <div className={bleed ? 'px-4 py-10 md:px-6 lg:col-start-2 lg:row-start-1 lg:px-0' : 'pt-8 lg:py-8'}>
        <Words {...props} looks={['primary', 'secondary']} />
      </div>
    </div>
  )
}

/**
 * The picture from edge to edge. On wide screens the words stand on its scrim at the left, and it begins to the right of
 * where they do, so that they keep clear of the vehicle; on others they stand below it.
 */
function Cover(props: Props) {
  const { picture, phonePicture } = props.content
  return (
    <div className="relative isolate overflow-hidden bg-inverse text-on-inverse lg:flex lg:min-h-[max(34rem,min(50rem,88svh))]">
      {picture && (
        <ArtPicture
          image={picture}
          phoneImage={phonePicture}
          ratio={16 / 9}
          phoneRatio={1}
          sizes="100vw"
          priority={props.block.first}
          className="aspect-square w-full object-cover max-lg:[mask-image:linear-gradient(to_bottom,black_84%,transparent)] md:aspect-video lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:aspect-auto lg:h-full lg:w-[84%] lg:[mask-image:linear-gradient(to_right,transparent,black_24%)]"
        />
      )}
      <div className="container-page lg:flex">
        <div
          className={cx(
            scrimBehind,
            'w-full pt-4 pb-10 lg:flex lg:w-[42%] lg:max-w-136 lg:flex-col lg:justify-end lg:py-20',
          )}
        >
          <Words {...props} looks={[actionOnPicture(props.site.theme), 'secondary']} onPicture />
        </div>
      </div>
    </div>
  )
}

/** Large words on the brand's or the dark colour, no picture. */
function Statement(props: Props) {
  const brand = props.content.ground === 'brand'
  return (
    <div className={brand ? 'bg-brand text-on-brand' : 'bg-inverse text-on-inverse'}>
      <div className="container-page py-16 md:py-24 xl:py-32">
        <Words {...props} looks={['inverse', 'secondary']} onPicture wide />
      </div>
    </div>
  )
}

function Words({
  block,
  content,
  data,
  site,
  looks,
  onPicture,
  wide,
}: Props & {
  looks: [ActionLook, ActionLook]
  /** The ground is not the page's own, so muted text takes the colour of the rest. */
  onPicture?: boolean
  wide?: boolean
}) {
  const { eyebrow, heading, text, actions, showSearch } = content
  const aside: ReactNode = (
    <>
      {text && <p className={cx('max-w-[38rem] text-lg text-pretty', !onPicture && 'text-muted')}>{text}</p>}
      {showSearch && (
        <SearchForm site={site} counted={data} id={`${block.key}-query`} className="mt-7 max-w-[36rem]" />
      )}
      {actions.length > 0 && (
        <div className="mt-7 flex flex-wrap gap-3">
          {actions.map((link, index) => (
            <ActionLink key={link.label} link={link} site={site} look={looks[index || showSearch ? 1 : 0]} />
          ))}
        </div>
      )}
    </>
  )
  const title = (
    <>
      {eyebrow && <p className={cx('eyebrow mb-4', onPicture && 'text-current')}>{eyebrow}</p>}
      {heading && (
        <Heading
          level={block.first ? 1 : 2}
          size="display"
          className={cx('break-words', wide && 'xl:text-[5rem]')}
        >
          {heading}
        </Heading>
      )}
    </>
  )
  if (!wide)
    return (
      <>
        {title}
        <div className="mt-5">{aside}</div>
      </>
    )
  return (
    <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="min-w-0">{title}</div>
      <div className="border-t border-current/30 pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">{aside}</div>
    </div>
  )
}

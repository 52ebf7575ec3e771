import { ArrowRight } from 'lucide-react'
import { Picture } from '#app/media/picture.tsx'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import type { PromoNode } from '#app/promos/promo.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { cx } from '#app/ui/cx.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { newTab } from '#app/ui/new-tab.ts'
import type { ShownPromo } from './load.server.ts'
import type definition from './query.ts'

export default function PromoTiles({
  block,
  content,
  data,
  site,
}: BlockProps<ContentOf<typeof definition>, { promos: ShownPromo[] }>) {
  const promos = data.promos.filter(({ node }) => (node._type === 'promoTile' ? node.image : node.heading))
  if (promos.length === 0) return null
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <ul
        className={cx(
          'grid gap-4 md:gap-6',
          promos.length > 1 && 'sm:grid-cols-2',
          promos.length > 2 && promos.length !== 4 && 'lg:grid-cols-3',
          promos.length % 2 === 1 && promos.length > 1 && 'sm:max-lg:[&>:last-child]:col-span-2',
        )}
      >
        {promos.map(({ id, node, until }) => (
          <li key={id} className="flex min-w-0">
            {node._type === 'promoTile' ? (
              <Tile node={node} site={site} alone={promos.length === 1} />
            ) : (
              <Card
                node={node}
                site={site}
                level={content.heading && !block.first ? 3 : 2}
                alone={promos.length === 1}
                until={until}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const sizes = '(min-width: 1200px) 33vw, (min-width: 576px) 50vw, 100vw'

/** A picture that is the whole promotion, on its own background where it does not fill the tile (PROMO-02). */
function Tile({ node, site, alone }: { node: PromoNode; site: Site; alone: boolean }) {
  const href = linkHref(node.link, site)
  const content = (
    <>
      <span
        className={cx(
          'block min-h-0 flex-1 overflow-hidden',
          alone ? 'aspect-4/3 md:aspect-[21/9]' : 'aspect-4/3',
        )}
        style={node.background ? { background: node.background } : undefined}
      >
        <Picture
          image={node.image}
          sizes={alone ? '100vw' : sizes}
          className={cx(
            'size-full transition-transform duration-300 ease-out group-hover:scale-[1.02]',
            node.background ? 'object-contain' : 'object-cover',
          )}
        />
      </span>
      {href && node.link?.label && (
        <span className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold break-words md:px-6">
          {node.link.label}
          <ArrowRight
            aria-hidden
            className="size-5 shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1"
          />
        </span>
      )}
      {href && node.link?.newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </>
  )
  const look = 'card group flex w-full flex-col text-text'
  return href ? (
    <a href={href} {...newTab(node.link)} className={look}>
      {content}
    </a>
  ) : (
    <div className={look}>{content}</div>
  )
}

/** A card of words in the site's brand colour, with a picture above them where there is one (PROMO-03). */
function Card({
  node,
  site,
  level,
  alone,
  until,
}: {
  node: PromoNode
  site: Site
  level: 2 | 3
  alone: boolean
  until: string | undefined
}) {
  const href = linkHref(node.link, site)
  const Title = `h${level}` as const
  return (
    <article
      className={cx(
        'card group relative flex w-full flex-col',
        node.image ? 'text-text' : 'bg-brand text-on-brand',
        alone && node.image && 'md:flex-row',
        !node.image && 'min-h-56 md:min-h-64',
      )}
    >
      {node.image && (
        <div className={cx('overflow-hidden bg-sunken', alone && 'md:w-3/5')}>
          <Picture
            image={node.image}
            ratio={16 / 10}
            sizes={alone ? '(min-width: 768px) 60vw, 100vw' : sizes}
            className="aspect-16/10 size-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.03]"
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col p-5 md:p-6">
        <Title className={cx('heading break-words', node.image ? 'text-xl' : 'text-3xl')}>
          {node.heading}
        </Title>
        {node.text && (
          <p className={cx('mt-2 text-pretty break-words', node.image ? 'text-muted' : 'text-lg')}>
            {node.text}
          </p>
        )}
        {until && <p className={cx('mt-2 text-sm', node.image && 'text-muted')}>Until {until}</p>}
        {href && (
          <a
            href={href}
            {...newTab(node.link)}
            className={cx(
              "mt-auto inline-flex min-h-11 items-center gap-2 pt-4 font-semibold after:absolute after:inset-0 after:content-['']",
              !node.image && 'justify-between border-t border-current/30',
            )}
          >
            {node.link?.label || 'Find out more'}
            <span className="sr-only">: {node.heading}</span>
            <ArrowRight
              aria-hidden
              className="size-5 transition-transform duration-200 ease-out group-hover:translate-x-1"
            />
            {node.link?.newTab && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
        )}
      </div>
    </article>
  )
}

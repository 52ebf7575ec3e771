import { ArrowRight, HandCoins } from 'lucide-react'
import { Picture } from '#app/media/picture.tsx'
import { newTab } from '#app/ui/new-tab.ts'
import type { GridPromo } from './grid.ts'

const sizes = '(min-width: 992px) 320px, (min-width: 576px) 50vw, 100vw'

/** A promo among the vehicles of a grid, as tall as they are: a picture that is the whole of it, or a card of words. */
export function PromoCard({ promo, level = 3 }: { promo: GridPromo; level?: 2 | 3 | 4 }) {
  const { node, href } = promo
  const Title = `h${level}` as const
  const label = node.link?.label
  const outside = node.link?.newTab && <span className="sr-only"> (opens in a new tab)</span>
  if (node._type === 'promoTile')
    return (
      <div
        className="promo-card"
        data-testid="promo-card"
        data-kind="tile"
        style={node.background ? { background: node.background } : undefined}
      >
        <Picture image={node.image} sizes={sizes} className="promo-card-picture" />
        {href && (
          <a href={href} {...newTab(node.link)} className="promo-card-link">
            <span className="sr-only">{label || node.image?.alt || node.heading}</span>
            {outside}
          </a>
        )}
      </div>
    )
  return (
    <article className="promo-card" data-testid="promo-card" data-kind="words">
      <Picture
        image={node.image}
        ratio={4 / 3}
        sizes={sizes}
        alt=""
        className="aspect-4/3 w-full object-cover"
      />
      <div className="promo-card-words">
        <Title className="heading">{node.heading}</Title>
        {node.text && <p>{node.text}</p>}
        {!node.image && <HandCoins aria-hidden className="promo-card-mark" strokeWidth={1} />}
        {href && (
          <a href={href} {...newTab(node.link)} className="promo-card-action">
            {label || 'Find out more'}
            <ArrowRight aria-hidden className="size-5" />
            {outside}
          </a>
        )}
      </div>
    </article>
  )
}

import { ArrowRight } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import type { Site } from '#app/tenancy/site.ts'
import { cx } from '#app/ui/cx.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { FeatureIcon } from '#app/ui/icon.tsx'
import { newTab } from '#app/ui/new-tab.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

type Content = ContentOf<typeof definition>
type Feature = Content['features'][number]

const lead = (label: string, href: string) => ({ label, href, destination: null })

/** What most people come for; stands where staff have written nothing else. */
const usual: Feature[] = [
  {
    icon: 'tag',
    title: 'Latest offers',
    text: 'Drive-away prices and bonuses that end soon.',
    link: lead('See the offers', paths.specialOffers),
  },
  {
    icon: 'service',
    title: 'Book your service',
    text: 'Trained technicians, genuine parts, a price before we start.',
    link: { label: 'Book a time', destination: 'service' },
  },
  {
    icon: 'sell',
    title: 'Sell your car',
    text: 'We buy all types of cars, whether or not you buy from us.',
    link: lead('Get an offer', '/trade-in'),
  },
]

export default function FeatureBanner({ block, content, site }: BlockProps<Content>) {
  const features = content.features.length > 0 ? content.features : usual
  const titled = Boolean(content.heading) && !block.first
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <ul
        className={cx(
          'card grid gap-px bg-line',
          features.length > 1 && 'md:grid-cols-2',
          features.length % 3 === 0 && 'lg:grid-cols-3',
          features.length === 3 && 'md:grid-cols-3',
        )}
      >
        {features.map((feature, index) => (
          <Item
            key={feature.title}
            feature={feature}
            site={site}
            level={titled ? 3 : 2}
            wide={index === features.length - 1 && features.length % 2 === 1 && features.length > 3}
          />
        ))}
      </ul>
    </div>
  )
}

function Item({
  feature: { icon, title, text, link },
  site,
  level,
  wide,
}: {
  feature: Feature
  site: Site
  level: 2 | 3
  wide: boolean
}) {
  const href = linkHref(link, site)
  const Title = `h${level}` as const
  return (
    <li
      className={cx(
        'group relative flex min-w-0 gap-4 bg-raised p-5 text-text md:flex-col md:gap-5 md:p-7 lg:p-8',
        wide && 'md:col-span-2',
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-brand text-on-brand">
        <FeatureIcon name={icon} className="size-6" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <Title className="heading text-xl break-words">{title}</Title>
        {text && <p className="mt-2 text-pretty break-words text-muted">{text}</p>}
        {href && (
          <a
            href={href}
            {...newTab(link)}
            className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 font-semibold after:absolute after:inset-0 after:content-[''] md:pt-5"
          >
            <span className="underline decoration-[1.5px] underline-offset-4 group-hover:decoration-[2.5px]">
              {link?.label || title}
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 transition-transform duration-200 ease-out group-hover:translate-x-1"
            />
            {link?.newTab && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
        )}
      </div>
    </li>
  )
}

import { Phone } from 'lucide-react'
import { LogoPlate } from '#app/brands/brand-logo.tsx'
import { Picture } from '#app/media/picture.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { linkHref } from '#app/tenancy/link-href.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { cx } from '#app/ui/cx.ts'
import { Heading } from '#app/ui/heading.tsx'
import type load from './load.server.ts'
import type block from './query.ts'

const BrandIntro: BlockView<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  block,
  content,
  data: { brand },
  site,
}) => {
  if (!brand) return null
  const named = (words: string | undefined) => words?.replaceAll('{brand}', brand.name)
  const phone = content.showPhone ? linkHref({ label: '', destination: 'phone' } as const, site) : undefined
  const actions = content.actions.length > 0 ? content.actions.slice(0, 2) : [stockAction(brand.name)]
  return (
    <div className="container-page">
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-[48px]">
        <div className="min-w-0 lg:col-span-7">
          {content.image && (
            <LogoPlate name={brand.name} logo={brand.logo} decorative className="mb-6 h-16 w-28 p-3" />
          )}
          {named(content.heading) && <p className="eyebrow mb-3">{brand.name}</p>}
          <Heading level={block.first ? 1 : 2} size="xl" className="wrap-anywhere">
            {named(content.heading) ?? brand.name}
          </Heading>
          {brand.description && <p className="mt-5 max-w-[60ch] text-lg">{brand.description}</p>}
          {content.text && <p className="mt-3 max-w-[60ch] text-muted">{named(content.text)}</p>}
          <div className="mt-7 flex flex-wrap items-center gap-3">
            {actions.map((action, index) => (
              <ActionLink
                key={action.label}
                link={action}
                site={site}
                look={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
            {phone && (
              <a href={phone} className="action action-quiet tabular">
                <Phone aria-hidden="true" size={18} />
                {site.phone}
              </a>
            )}
          </div>
        </div>
        <div className={cx('lg:col-span-5', !content.image && 'max-lg:order-first')}>
          {content.image ? (
            <Picture
              image={content.image}
              ratio={4 / 3}
              priority={block.first}
              sizes="(min-width: 992px) 40vw, 100vw"
              className="w-full rounded-card"
            />
          ) : (
            <LogoPlate
              name={brand.name}
              logo={brand.logo}
              decorative
              className="h-24 w-40 p-4 lg:aspect-[4/3] lg:h-auto lg:w-full lg:p-[20%]"
            />
          )}
        </div>
      </div>
    </div>
  )
}

const stockAction = (name: string) => ({ label: `See ${name} stock`, destination: 'stockSearch' as const })

export default BrandIntro

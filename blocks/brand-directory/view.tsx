import { brandHref } from '#app/brands/brand.ts'
import { LogoPlate } from '#app/brands/brand-logo.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import { Heading, SectionHeading } from '#app/ui/heading.tsx'
import type { ImageValue } from '#values/image.ts'
import type load from './load.server.ts'
import type block from './query.ts'

interface Entry {
  name: string
  description?: string
  logo?: ImageValue
  href?: string | null
}

function DirectoryEntry({ entry, level, quiet }: { entry: Entry; level: 3 | 4; quiet: boolean }) {
  return (
    <li className="group relative flex min-w-0 flex-wrap gap-4 border-t border-line py-5 md:gap-6">
      <LogoPlate
        name={entry.name}
        logo={entry.logo}
        decorative
        quiet={quiet}
        className="h-16 w-24 max-w-full shrink-0 p-3 md:h-20 md:w-32 md:p-4"
      />
      <div className="min-w-0 flex-1 basis-44">
        <Heading level={level} size="sm" className="wrap-anywhere">
          {entry.href ? (
            <a
              href={entry.href}
              className="underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
            >
              {entry.name}
            </a>
          ) : (
            entry.name
          )}
        </Heading>
        {entry.description && <p className="mt-1 text-sm text-muted">{entry.description}</p>}
      </div>
    </li>
  )
}

const BrandDirectory: BlockView<ContentOf<typeof block>, Awaited<ReturnType<typeof load>>> = ({
  block,
  content,
  data,
  site,
}) => {
  const titles = {
    cars: 'Cars',
    motorcycles: 'Motorcycles',
    trucks: 'Trucks',
    companies: content.companiesHeading,
  }
  const groups = content.groups
    .map((group) => ({
      id: `${block.key}-${group}`,
      title: titles[group],
      entries:
        group === 'companies'
          ? data.companies
          : data.brands
              .filter(({ kind }) => kind === group)
              .map((brand): Entry => ({ ...brand, href: brandHref(brand) })),
    }))
    .filter(({ entries }) => entries.length > 0)
  if (groups.length === 0) return null
  const level = content.heading && !block.first ? 3 : 2
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      {groups.length > 1 && (
        <nav aria-label="Groups of brands" className="-mt-2 mb-8 flex flex-wrap gap-2 md:mb-12">
          {groups.map(({ id, title, entries }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-4 text-xs font-semibold hover:border-current"
            >
              {title} <span className="tabular font-normal text-muted">{entries.length}</span>
            </a>
          ))}
        </nav>
      )}
      <div className="space-y-10 md:space-y-16">
        {groups.map(({ id, title, entries }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8"
          >
            <Heading level={level} size="md" id={id} className="wrap-anywhere">
              {title}
            </Heading>
            <ul className="grid md:grid-cols-2 md:gap-x-8">
              {entries.map((entry) => (
                <DirectoryEntry
                  key={entry.name}
                  entry={entry}
                  level={level === 3 ? 4 : 3}
                  quiet={site.theme.cards === 'soft'}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

export default BrandDirectory

import { BadgeCheck, Clock, LifeBuoy, ShieldCheck, Wrench } from 'lucide-react'
import type { BlockProps, BlockView, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { cx } from '#app/ui/cx.ts'
import { Heading, SectionHeading } from '#app/ui/heading.tsx'
import type load from './load.server.ts'
import type block from './query.ts'

const icons = {
  shield: ShieldCheck,
  servicing: Wrench,
  roadside: LifeBuoy,
  clock: Clock,
  tick: BadgeCheck,
}

const columns = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3']

type Props = BlockProps<ContentOf<typeof block>, ReturnType<typeof load>>

const Warranty: BlockView<ContentOf<typeof block>, ReturnType<typeof load>> = ({
  block,
  content,
  data,
  site,
}) => {
  const benefits = content.benefits.slice(0, 3)
  if (!content.showBenefits)
    return data.standardText || content.note ? (
      <div className="container-page" data-testid="warranty">
        <div className="card flex flex-col gap-5 p-6 text-text md:flex-row md:gap-8 md:p-10">
          <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
            <ShieldCheck aria-hidden="true" size={28} strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            {content.heading && (
              <Heading level={block.first ? 1 : 2} size="md">
                {content.heading}
              </Heading>
            )}
            {content.intro && <p className="mt-3 text-muted">{content.intro}</p>}
            <SmallPrint content={content} data={data} site={site} />
          </div>
        </div>
      </div>
    ) : null
  return (
    <div className="container-page" data-testid="warranty">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.intro} />
      <ul className={cx('grid gap-4 md:gap-6', columns[benefits.length])}>
        {benefits.map(({ title, text, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={title} className="card flex gap-4 p-5 text-text md:flex-col md:gap-6 md:p-8">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand md:size-14">
                <Icon aria-hidden="true" size={26} strokeWidth={1.75} />
              </span>
              <div className="min-w-0">
                <Heading level={content.heading && !block.first ? 3 : 2} size="sm" className="wrap-anywhere">
                  {title}
                </Heading>
                {text && <p className="mt-2 text-sm text-muted">{text}</p>}
              </div>
            </li>
          )
        })}
      </ul>
      <div className="md:mt-2">
        <SmallPrint content={content} data={data} site={site} />
      </div>
    </div>
  )
}

function SmallPrint({ content, data, site }: Pick<Props, 'content' | 'data' | 'site'>) {
  const { note, link } = content
  if (!data.standardText && !note && !link) return null
  return (
    <div className="mt-4 max-w-[70ch] space-y-2">
      {data.standardText && <p className="font-semibold whitespace-pre-line">{data.standardText}</p>}
      {note && <p className="text-xs text-muted whitespace-pre-line">{note}</p>}
      <ActionLink link={link} site={site} look="quiet" className="-ml-1" />
    </div>
  )
}

export default Warranty

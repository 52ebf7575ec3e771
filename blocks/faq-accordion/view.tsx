import { Plus } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { cx } from '#app/ui/cx.ts'
import { SectionHeading } from '#app/ui/heading.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import type definition from './query.ts'

/** Height slides over 300 ms (NAV-07) where the browser can do it in CSS; elsewhere `enhance.ts` does. */
const slide =
  '[interpolate-size:allow-keywords] [&::details-content]:overflow-clip [&::details-content]:[block-size:0] [&[open]::details-content]:[block-size:auto] [&::details-content]:[transition:block-size_300ms_var(--ease-out),content-visibility_300ms_allow-discrete] motion-reduce:[&::details-content]:[transition:none]'

export default function FaqAccordion({ block, content, site }: BlockProps<ContentOf<typeof definition>>) {
  const { heading, intro, questions, oneAtATime, action } = content
  if (questions.length === 0) return null
  const titled = Boolean(heading || intro)
  const Question = heading && !block.first ? 'h3' : 'h2'
  return (
    <div className="container-page">
      <div className={cx(titled && 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]')}>
        {titled && (
          <div className="lg:sticky lg:top-28 lg:self-start">
            <SectionHeading level={block.first ? 1 : 2} title={heading} intro={intro} />
          </div>
        )}
        <div className="min-w-0">
          <div className="border-t border-line">
            {questions.map(({ question, answer }, index) => (
              <details
                key={question}
                data-accordion
                name={oneAtATime ? block.key : undefined}
                id={`${block.key}-question-${index + 1}`}
                className={cx('group border-b border-line', slide)}
              >
                <summary className="flex min-h-16 cursor-pointer list-none items-center gap-6 py-4 [&::-webkit-details-marker]:hidden">
                  <Question className="heading min-w-0 flex-1 text-lg break-words decoration-[1.5px] underline-offset-4 group-hover:underline md:text-xl">
                    {question}
                  </Question>
                  <Plus
                    aria-hidden
                    className="size-6 shrink-0 transition-transform duration-300 ease-out group-open:rotate-45"
                  />
                </summary>
                <RichText value={answer} site={site} className="pr-10 pb-6" />
              </details>
            ))}
          </div>
          {action && (
            <div className="mt-8">
              <ActionLink link={action} site={site} look="secondary" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

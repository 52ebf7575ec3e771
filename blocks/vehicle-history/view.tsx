import { FileCheck } from 'lucide-react'
import type { BlockProps, ContentOf } from '#app/page/block.ts'
import { Heading } from '#app/ui/heading.tsx'
import type { Report } from './load.server.ts'
import type definition from './query.ts'

type Props = BlockProps<ContentOf<typeof definition>, Report | null>

export default function VehicleHistory({ block, content, data }: Props) {
  if (!data) return null
  return (
    <div className="container-page" data-testid="history-report">
      <div className="history-card">
        <FileCheck aria-hidden size={32} strokeWidth={1.5} className="shrink-0 text-brand" />
        <div className="min-w-0">
          <Heading level={block.first ? 1 : 2} size="md">
            {content.heading}
          </Heading>
          <p className="mt-2 max-w-[60ch] text-muted wrap-anywhere">{content.text}</p>
          <a
            href={data.file}
            target="_blank"
            rel="noopener"
            className="action action-secondary mt-4"
            data-button="history"
          >
            Open the report
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </div>
  )
}

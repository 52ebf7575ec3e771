import type { DocumentBadgeComponent } from 'sanity'
import { summaryOf } from './inspector.tsx'
import { countOf } from './run.ts'
import { useChecks } from './use-checks.ts'

/** "1 error, 2 warnings" beside the Publish button. */
export const checkBadge: DocumentBadgeComponent = ({ id, type }) => {
  const { findings } = useChecks(id, type)
  const label = summaryOf(findings)
  return label
    ? {
        label,
        color: countOf(findings, 'error') > 0 ? 'danger' : 'warning',
        title: 'Open Checks at the top right of the form to see and mend them.',
      }
    : null
}

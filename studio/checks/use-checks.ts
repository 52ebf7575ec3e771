import { useDeferredValue, useMemo } from 'react'
import { useEditState, useValidationStatus } from 'sanity'
import { documents } from '../../blocks/registry.schema.ts'
import { refOf } from '../documents/field-values.ts'
import type { SiteFacts } from './facts.ts'
import { type CheckedDocument, type Finding, publishedId } from './finding.ts'
import { combineFindings, runChecks } from './run.ts'
import { useSiteFacts } from './site-facts.ts'

/** Types of documents of which shoppers see something. */
export const checkedTypes: ReadonlySet<string> = new Set(
  documents.filter(({ studio }) => studio.checked !== false).map(({ type }) => type.name),
)

export const siteOf = (document: CheckedDocument | null | undefined) => refOf(document?.tenant)

/** Findings are computed once for a document, however many components show them. */
const checked = new WeakMap<CheckedDocument, { facts: SiteFacts; findings: Finding[] }>()

function findingsOf(document: CheckedDocument, facts: SiteFacts) {
  const known = checked.get(document)
  if (known?.facts === facts) return known.findings
  const findings = runChecks({ document, facts, now: new Date() })
  checked.set(document, { facts, findings })
  return findings
}

/** The findings of the document in the open form. */
export function useChecks(id: string, type: string) {
  const { draft, published } = useEditState(publishedId(id), type)
  const edited = (draft ?? published) as CheckedDocument | null
  const document = useDeferredValue(edited)
  const { validation, isValidating } = useValidationStatus(edited?._id ?? id, type, true)
  const facts = useSiteFacts(siteOf(document), publishedId(id), type)
  const own = useMemo(() => (document && facts ? findingsOf(document, facts) : undefined), [document, facts])
  const findings = useMemo(() => {
    const fields = validation.flatMap(({ level, message, path }): Finding[] =>
      level === 'info' ? [] : [{ rule: 'field', severity: level, message, path }],
    )
    return combineFindings(own ?? [], fields)
  }, [own, validation])
  return { findings, document, facts, ready: own !== undefined && !isValidating }
}

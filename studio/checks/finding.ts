import type { Path } from '@sanity/types'
import type { SiteFacts } from './facts.ts'

/** Errors prevent publishing, warnings do not. */
export type Severity = 'error' | 'warning'

/** Something an editor should fix, with a message that says how. */
export interface Finding {
  rule: string
  severity: Severity
  message: string
  /** The field to open in the checked document. */
  path: Path
  /** Other documents concerned, such as another page with the same title. */
  others?: { id: string; type: string; title: string }[]
}

/** A document as it is edited: its fields may be incomplete. */
export interface CheckedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The input of a rule. Rules are pure: they get the instant, and what they need to know of the site has been read. */
export interface Check {
  document: CheckedDocument
  facts: SiteFacts
  now: Date
}

export type Rule = (check: Check) => Finding[]

export { publishedId } from '../../values/document-ids.ts'

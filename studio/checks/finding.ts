import type { Path } from '@sanity/types'
import type { SiteFacts } from './facts.ts'

/** Errors stop publish, warnings do not. */
export type Severity = 'error' | 'warning'

/** Something an editor should mend, in words that say what to do. */
export interface Finding {
  rule: string
  severity: Severity
  message: string
  /** The field to open, in the document that is checked. */
  path: Path
  /** Other documents it is about: another page with the same title. */
  others?: { id: string; type: string; title: string }[]
}

/** A document as it is edited: what stands in it may be unfinished. */
export interface CheckedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** What a rule judges. Rules are pure: the instant is given, and everything else of the site has been read. */
export interface Check {
  document: CheckedDocument
  facts: SiteFacts
  now: Date
}

export type Rule = (check: Check) => Finding[]

export { publishedId } from '../../values/document-ids.ts'

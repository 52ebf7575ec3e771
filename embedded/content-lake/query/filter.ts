import { evaluateSync, parse, toJS } from 'groq-js'
import type { LakeDocument } from '../context.ts'

export type DocumentFilter = (doc: LakeDocument, identity?: string) => boolean

const compiled = new Map<string, DocumentFilter>()

/** A test for a GROQ condition on a document, such as `_type == "page"`; an error counts as no match. */
export function documentFilter(condition: string): DocumentFilter {
  const known = compiled.get(condition)
  if (known) return known
  const tree = parse(condition)
  const filter: DocumentFilter = (doc, identity = '') => {
    try {
      return toJS(evaluateSync(tree, { root: doc, dataset: [], identity })) === true
    } catch {
      return false
    }
  }
  if (compiled.size > 500) compiled.clear()
  compiled.set(condition, filter)
  return filter
}

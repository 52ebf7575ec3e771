import type { Path } from '@sanity/types'
import { refOf } from '../../documents/field-values.ts'
import { type Check, type Finding, publishedId, type Rule } from '../finding.ts'
import { contents, quoted, textsIn } from '../values.ts'
import { shownDocument } from './blocks.ts'

/** A rate that is advertised: "5.9% p.a.", "6.49 % per annum", "interest from 4.9%". */
const rate =
  /\d+(\.\d+)?\s?%\s?(p\.?\s?a\b\.?|per (annum|year)|a year|APR\b|interest)|\binterest( rate)?s? (of|from|at) \d+(\.\d+)?\s?%/i

/** Any mention of a comparison rate. */
const comparison = /comparison rate/i

/** A comparison rate with its figure. */
const comparisonFigure =
  /comparison rate\D{0,20}\d+(\.\d+)?\s?%|\d+(\.\d+)?\s?%\s?(p\.?\s?a\.?)?\s*comparison rate/i

/** The warning that the National Credit Code asks for with a comparison rate. */
const warning =
  /comparison rate (is|was) (true|correct|applicable|calculated|based)|(true|valid|applicable) only for the examples?/i

/** "$95 per week", "$412 a month", "$89/wk". */
const repayment =
  /\$\s?\d[\d,]*(\.\d{2})?\s?[*^#†]?\s?(per|a|an|each|\/)\s?(week|wk|fortnight|month|mth)\b|\$\s?\d[\d,]*(\.\d{2})?\s?(p\/?w|p\/?m|pwk)\b/i

/** Words that show that a repayment is for a loan, not for a rental or a service plan. */
const ofLoan = /\b(financ\w*|loan|repayments?|balloon|residual|lender|interest|deposit|novated|lease)\b/i

/** Conditions that have to accompany a repayment. */
const conditions =
  /\b(estimate only|terms (and|&) conditions|conditions apply|subject to (credit )?approval|approved (applicants|customers)|lending criteria|based on (a|an|the))\b/i

const isFigure = (text: string) => rate.test(text) || repayment.test(text) || comparisonFigure.test(text)

/** Document types shown on their own, which therefore have to include their conditions. */
const whole = new Set(['page', 'offer', 'pageTemplate'])

/**
 * Finance figures without what the law asks to accompany them: a rate without its comparison rate, a comparison rate
 * without its warning (National Credit Code, part 10), a repayment without its conditions. Only a warning in parts of
 * pages, because the page around them may include it.
 */
export const finance: Rule = (check) => {
  const document = shownDocument(check)
  const texts = textsIn(document).filter(({ path }) => path[0] !== 'announcementBar' && path[0] !== 'legal')
  const figures = texts.filter(({ value }) => isFigure(value))
  if (check.document._type === 'site' || figures.length === 0) return []
  const all = [...texts.map(({ value }) => value), ...around(check)].join('\n')
  const severity = whole.has(check.document._type) ? 'error' : 'warning'
  const first = (kind: RegExp) => figures.find(({ value }) => kind.test(value))
  const found: Finding[] = []
  const add = (path: Path, message: string, grade: Finding['severity'] = severity) =>
    found.push({ rule: 'finance', severity: grade, message, path })
  const rated = first(rate)
  if (rated && !comparison.test(all))
    add(
      rated.path,
      `${quoted(rated.value)} names a rate. The law asks for the comparison rate beside it, as large as the rate, and its warning.`,
    )
  const compared = first(comparisonFigure)
  if (compared && !warning.test(all))
    add(
      compared.path,
      `${quoted(compared.value)} names a comparison rate. Add its warning: “WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.”`,
    )
  const repaid = first(repayment)
  if (repaid && !rated && !compared && !conditions.test(all))
    add(
      repaid.path,
      `${quoted(repaid.value)} names a repayment. Say what it is based on (price, deposit, term, rate) and that it is subject to approval.`,
      ofLoan.test(all) ? severity : 'warning',
    )
  return found
}

/** Texts shown with the document: shared blocks of the page, and the legal lines in the footer. */
function around({ document, facts }: Check) {
  const shared = contents(document.blocks).flatMap((block) => {
    const id = refOf(block.shared)
    return id ? textsIn(facts.shared.get(publishedId(id))?.blocks).map(({ value }) => value) : []
  })
  return [...shared, facts.site.legal ?? '']
}

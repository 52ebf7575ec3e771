import { slugOf } from '../../documents/field-values.ts'
import type { SiteFacts } from '../facts.ts'
import { type CheckedDocument, type Finding, publishedId, type Rule } from '../finding.ts'
import { type Content, quoted, textOf } from '../values.ts'

/** What search results show of a page (as app/seo/head.ts writes it). */
export function searchResult(document: CheckedDocument, { site }: SiteFacts) {
  const seo = (document.seo ?? {}) as Content
  const path = textOf(slugOf(document.path)) ?? ''
  const title = textOf(document.title)
  return {
    path,
    title: textOf(seo.title) ?? titleOf(path, title, site),
    ownTitle: textOf(seo.title) !== undefined,
    description: textOf(seo.description),
    noindex: seo.noindex === true,
  }
}

const titleOf = (path: string, title: string | undefined, { name, tagline }: SiteFacts['site']) =>
  path === '/' ? [name, tagline].filter(Boolean).join(' | ') : [title, name].filter(Boolean).join(' | ')

const same = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase()

/** Titles and descriptions in search results: present, and different on every page. */
export const searchWords: Rule = ({ document, facts }) => {
  if (document._type !== 'page') return []
  const { title, ownTitle, description, noindex } = searchResult(document, facts)
  if (noindex) return []
  const id = publishedId(document._id)
  const others = [...facts.pages.values()].filter((page) => page.id !== id && !page.noindex)
  const found: Finding[] = []
  if (!description)
    found.push({
      rule: 'search',
      severity: 'warning',
      message: 'Describe the page in one or two sentences: search engines show them below its title.',
      path: ['seo', 'description'],
    })
  const titled = others.filter((page) =>
    same(page.seoTitle ?? titleOf(page.path ?? '', page.title, facts.site), title),
  )
  if (titled.length > 0)
    found.push({
      rule: 'search',
      severity: 'warning',
      message: `${pagesAre(titled)} the same title in search results. Give this page its own.`,
      path: ownTitle ? ['seo', 'title'] : ['title'],
      others: titled.map(asOther),
    })
  const described = others.filter((page) => same(page.description, description))
  if (described.length > 0)
    found.push({
      rule: 'search',
      severity: 'warning',
      message: `${pagesAre(described)} the same description. Say what only this page has.`,
      path: ['seo', 'description'],
      others: described.map(asOther),
    })
  return found
}

const asOther = (page: { id: string; title?: string; path?: string }) => ({
  id: page.id,
  type: 'page',
  title: page.title ?? page.path ?? 'Page without a title',
})

const pagesAre = (pages: readonly { title?: string; path?: string }[]) =>
  pages.length === 1
    ? `The page ${quoted(pages[0]?.title ?? pages[0]?.path ?? '')} has`
    : `${pages.length} other pages have`

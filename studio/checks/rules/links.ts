import type { Path } from '@sanity/types'
import { refOf, slugOf } from '../../documents/field-values.ts'
import { type Check, type Finding, publishedId, type Rule } from '../finding.ts'
import { destinationPath, localPath, standingOf } from '../paths.ts'
import { type Content, contents, objectsIn, quoted, segmentOf, words } from '../values.ts'
import { shownBlocks, shownDocument } from './blocks.ts'

/** Links that lead nowhere: to pages that are gone or not published, to paths without a page, to missing anchors. */
export const links: Rule = (check) => {
  const document = shownDocument(check)
  const anchors = document._type === 'page' ? anchorsOf(check) : undefined
  return [
    ...objectsIn(document).flatMap(({ value, path }): Finding[] =>
      isLink(value) ? problemsOf(value, path, check, anchors) : [],
    ),
    ...promosOf(document.blocks, check),
  ]
}

const isLink = (value: Content) =>
  value._type === 'link' || ('url' in value && 'destination' in value) || isPageLink(value)

const isPageLink = ({ page }: Content) => typeof (page as { _ref?: unknown } | undefined)?._ref === 'string'

function problemsOf(link: Content, path: Path, check: Check, anchors?: ReadonlySet<string>): Finding[] {
  const { facts } = check
  const named = words(link.label)
  const which = named ? `The link ${quoted(named)}` : 'This link'
  const finding = (
    severity: Finding['severity'],
    field: string,
    message: string,
    others?: Finding['others'],
  ) => [{ rule: 'links', severity, message, path: [...path, field], others } satisfies Finding]
  const page = refOf(link.page)
  if (page) {
    const there = facts.pages.get(publishedId(page))
    if (publishedId(page) === publishedId(check.document._id)) return []
    if (!there) return finding('error', 'page', `${which} leads to a page that is gone. Choose another page.`)
    if (!there.published)
      return finding(
        'warning',
        'page',
        `${which} leads to ${quoted(there.title ?? 'a page')}, which is not published. Shoppers do not see the link until it is.`,
        [{ id: there.id, type: 'page', title: there.title ?? 'Page without a title' }],
      )
    return []
  }
  const url = words(link.url)
  if (anchors && url?.startsWith('#') && !anchors.has(url.slice(1)))
    return finding(
      'warning',
      'url',
      `${which} jumps to ${url}, and no block of this page has that name for links.`,
    )
  const local = localPath(url)
  if (local)
    return standing(local, check).flatMap(([severity, words]) =>
      finding(severity, 'url', `${which} ${words}`),
    )
  const place = destinationPath(link.destination, facts)
  if (!place) return []
  return standing(place, check)
    .filter(([severity]) => severity === 'error')
    .flatMap(([, words]) =>
      finding(
        'warning',
        'destination',
        `${which} ${words} The path of this place is in the settings of the site.`,
      ),
    )
}

function standing(path: string, { document, facts }: Check): [Finding['severity'], string][] {
  if (path === localPath(slugOf(document.path))) return []
  const at = standingOf(path, facts)
  switch (at.state) {
    case 'missing':
      return [['error', `leads to ${path}, and the site has no such page. Choose a page, or mend the path.`]]
    case 'unpublished':
      return [['warning', `leads to ${path}, which is not published yet.`]]
    case 'redirected':
      return [['warning', `leads to ${path}, which is redirected. Lead straight to ${at.to}.`]]
    default:
      return []
  }
}

/** Names that links of the page can jump to. */
const anchorsOf = (check: Check) =>
  new Set(shownBlocks(check).flatMap(({ block }) => words(block.anchor) ?? []))

/** Promos that a block names and the site no longer has. */
const promosOf = (blocks: unknown, { facts }: Check): Finding[] =>
  contents(blocks).flatMap((block, at) =>
    contents(block.promos).flatMap((promo, index): Finding[] =>
      typeof promo._ref !== 'string' || facts.promos.has(publishedId(promo._ref))
        ? []
        : [
            {
              rule: 'links',
              severity: 'warning',
              message: 'This promo is gone, so nothing shows in its place. Take it out or choose another.',
              path: ['blocks', segmentOf(block, at), 'promos', segmentOf(promo, index)],
            },
          ],
    ),
  )

import type { Path } from '@sanity/types'
import { refOf, slugOf } from '../../documents/field-values.ts'
import { type Check, type Finding, publishedId, type Rule } from '../finding.ts'
import { destinationPath, localPath, stateOfPath } from '../paths.ts'
import { type Content, contents, objectsIn, quoted, segmentOf, textOf } from '../values.ts'
import { shownBlocks, shownDocument } from './blocks.ts'

/** Links to deleted or unpublished pages, to paths without a page, and to missing anchors; buttons without words. */
export const links: Rule = (check) => {
  const document = shownDocument(check)
  const anchors = document._type === 'page' ? anchorsOf(check) : undefined
  return [
    ...objectsIn(document).flatMap(({ value, path }): Finding[] =>
      isLink(value) ? [...wordlessButton(value, path), ...problemsOf(value, path, check, anchors)] : [],
    ),
    ...promosOf(document.blocks, check),
  ]
}

const isLink = (value: Content) =>
  value._type === 'link' || ('url' in value && 'destination' in value) || isPageLink(value)

const isPageLink = ({ page }: Content) => typeof (page as { _ref?: unknown } | undefined)?._ref === 'string'

/** Whether a link is a button of a block. Deeper in a block it is a tile or a picture, which has its own words. */
const isButton = (path: Path) => path[0] === 'blocks' && (path.length === 3 || path[2] === 'actions')

const wordlessButton = (link: Content, path: Path): Finding[] =>
  isButton(path) && !textOf(link.label) && (refOf(link.page) || textOf(link.url) || textOf(link.destination))
    ? [
        {
          rule: 'links',
          severity: 'warning',
          message: 'This button has no words, so shoppers do not see it. Say what it does, or take it out.',
          path: [...path, 'label'],
        },
      ]
    : []

function problemsOf(link: Content, path: Path, check: Check, anchors?: ReadonlySet<string>): Finding[] {
  const { facts } = check
  const named = textOf(link.label)
  const which = named ? `The link ${quoted(named)}` : 'This link'
  const finding = (
    severity: Finding['severity'],
    field: string,
    message: string,
    others?: Finding['others'],
  ) => [{ rule: 'links', severity, message, path: [...path, field], others } satisfies Finding]
  const page = refOf(link.page)
  if (page) {
    const target = facts.pages.get(publishedId(page))
    if (publishedId(page) === publishedId(check.document._id)) return []
    if (!target)
      return finding('error', 'page', `${which} leads to a page that is gone. Choose another page.`)
    if (!target.published)
      return finding(
        'warning',
        'page',
        `${which} leads to ${quoted(target.title ?? 'a page')}, which is not published. Shoppers do not see the link until it is.`,
        [{ id: target.id, type: 'page', title: target.title ?? 'Page without a title' }],
      )
    return []
  }
  const url = textOf(link.url)
  if (anchors && url?.startsWith('#') && !anchors.has(url.slice(1)))
    return finding(
      'warning',
      'url',
      `${which} jumps to ${url}, and no block of this page has that name for links.`,
    )
  const local = localPath(url)
  if (local)
    return targetProblem(local, check).flatMap(([severity, text]) =>
      finding(severity, 'url', `${which} ${text}`),
    )
  const place = destinationPath(link.destination, facts)
  if (!place) return []
  return targetProblem(place, check)
    .filter(([severity]) => severity === 'error')
    .flatMap(([, text]) =>
      finding(
        'warning',
        'destination',
        `${which} ${text} The path of this place is in the settings of the site.`,
      ),
    )
}

function targetProblem(path: string, { document, facts }: Check): [Finding['severity'], string][] {
  if (path === localPath(slugOf(document.path))) return []
  const at = stateOfPath(path, facts)
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

/** Anchors of the page's blocks. */
const anchorsOf = (check: Check) =>
  new Set(shownBlocks(check).flatMap(({ block }) => textOf(block.anchor) ?? []))

/** References of blocks to promos that no longer exist. */
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

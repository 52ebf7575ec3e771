import { Reads } from '#app/content/reads.server.ts'
import { tenantContent } from '#app/content/tenant-content.server.ts'
import { encodePath } from '#app/page/path.ts'
import type { Platform, Preview, Visit } from '#app/page/platform.ts'
import { createDirectory } from '#app/tenancy/directory.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import { draftAnswers, sourceAttribute } from './answers.server.ts'
import { barMarkup } from './bar.ts'
import { displayText } from './display-text.ts'
import type { DraftLake } from './drafts.server.ts'
import type { PreviewSession } from './session.ts'
import { timelineOf } from './timeline.ts'

/** What the document of a preview page holds more than a published one. */
export interface PreviewPage {
  script?: string
  studio: string
  /** Markup of the bar. */
  bar: string
}

/** One look at a tenant's drafts: as a visit like any other, over answers of its own that nobody else is given. */
export async function previewVisit(
  platform: Platform,
  lake: DraftLake,
  { tenant, studio, asAt }: PreviewSession,
  { path, search }: Pick<Visit, 'path' | 'search'>,
): Promise<Visit | undefined> {
  const seen: unknown[] = []
  const { log, switches } = platform
  const answers = draftAnswers(lake, studio, displayText(platform.schemaTypes), (result) => seen.push(result))
  const directory = createDirectory({ answers, log, switches, claims: platform.directory.claims })
  const moment = asAt === undefined ? undefined : new Date(asAt)
  const drafts: Platform = {
    ...platform,
    answers,
    directory,
    services: (site, reads) => ({
      ...platform.services(site, reads),
      lake: tenantContent(answers, site.id, reads),
    }),
    now: moment ? () => moment : platform.now,
    preview: {
      studio,
      address: encodePath(path) + (search.size > 0 ? `?${search}` : ''),
      seen,
      asAt: moment,
      sourceOf: (document, type, key) => sourceAttribute(studio, document, type, `blocks[_key=="${key}"]`),
    },
  }
  const reads = new Reads(0)
  const site = await directory.byId(tenant, reads)
  return site && { platform: drafts, site, path, search, reads, instant: drafts.now() }
}

/** The preview part of a page that has been read. */
export function previewPage(
  { seen, studio, address, asAt }: Preview,
  { previewScript, schemaTypes }: Platform,
  { name, timeZone }: Site,
): PreviewPage {
  const titleOf = (type: string) => schemaTypes.find(({ name }) => name === type)?.title
  const events = timelineOf(seen, timeZone, titleOf)
  return {
    script: previewScript,
    studio,
    bar: barMarkup({ site: { name, timeZone }, path: address, asAt, now: new Date(), events }),
  }
}

import { Reads } from '#app/content/client.server.ts'
import { encodePath } from '#app/page/path.ts'
import type { Platform, Visit } from '#app/site/platform.server.ts'
import { createDirectory } from '#app/tenancy/directory.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import { blockOf } from '#blocks/registry.schema.ts'
import { draftAnswers, sourceAttribute } from './answers.server.ts'
import { barMarkup } from './bar.ts'
import type { DraftLake } from './drafts.server.ts'
import type { PreviewSession } from './session.ts'
import { timelineOf } from './timeline.ts'

/** What a visit that sees drafts knows beside the rest. */
export interface Preview {
  studio: string
  /** Path and query that are looked at. */
  address: string
  /** `data-sanity` of a block. */
  sourceOf(document: string, type: string, key: string): string
  /** Everything the page has read so far. */
  seen: unknown[]
  /** The moment chosen by the editor; undefined for now. */
  asAt?: Date
}

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
  const { env, log } = platform
  const answers = draftAnswers(lake, studio, (result) => seen.push(result))
  const directory = createDirectory({ answers, env, log })
  const moment = asAt === undefined ? undefined : new Date(asAt)
  const drafts: Platform = {
    ...platform,
    answers,
    directory,
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
  { previewScript }: Platform,
  { name, timeZone }: Site,
): PreviewPage {
  const titleOf = (type: string) => blockOf(type)?.schema.title
  const events = timelineOf(seen, timeZone, titleOf)
  return {
    script: previewScript,
    studio,
    bar: barMarkup({ site: { name, timeZone }, path: address, asAt, now: new Date(), events }),
  }
}

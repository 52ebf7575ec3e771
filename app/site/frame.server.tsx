import { brandsOf } from '#app/brands/brands.server.ts'
import type { Reads } from '#app/content/reads.server.ts'
import { announcementAt, announcementBoundary } from '#app/layout/announcement.ts'
import { withCounts } from '#app/layout/brand-counts.server.ts'
import { SiteFrame } from '#app/layout/layout.tsx'
import { type BrandMenuItem, brandMenuItem, type ModelsNow } from '#app/layout/menu.ts'
import { modelsNow } from '#app/layout/model-stock.server.ts'
import type { PageInfo } from '#app/page/block.ts'
import { type Fragments, hashOf } from '#app/page/fragments.server.tsx'
import type { SiteServices } from '#app/page/services.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Log } from '#platform/log.ts'

/** Markup above and below the page's own `<main>`. */
export interface Frame {
  top: string
  bottom: string
}

interface FrameContext {
  site: Site
  page: PageInfo
  instant: Date
  services: SiteServices
  reads: Reads
  log: Log
  mark: string
  fragments: Fragments
}

/** A menu that had to do without its counts is made again after this long, in milliseconds. */
const retryMs = 5000

/** Header, notices and footer: kept while settings, brands, models, marked entry, notice and year stay the same. */
export async function renderFrame(context: FrameContext): Promise<Frame> {
  const { site, page, instant, reads, log, mark, fragments } = context
  const [brands, models] = await Promise.all([menuBrands(context), menuModels(context)])
  const { settings, timeZone } = site
  reads.until(announcementBoundary(settings, instant, timeZone)?.getTime() ?? Number.POSITIVE_INFINITY)
  const announced = announcementAt(settings, instant, timeZone)?.id
  const key = [
    'frame',
    site.slug,
    site.revision,
    page.path,
    hashOf(brands),
    hashOf(models),
    announced,
    instant.getUTCFullYear(),
  ].join('|')
  try {
    const { html } = fragments.of(key, () => (
      <SiteFrame site={site} page={page} brands={brands} models={models} instant={instant} mark={mark}>
        {gap}
      </SiteFrame>
    ))
    const [top = '', bottom = ''] = html.split(gapMarkup)
    return { top, bottom }
  } catch (err) {
    log.error({ tenant: site.id, err }, 'header and footer could not be rendered')
    return { top: '', bottom: '' }
  }
}

/** The brands of the menu with their counts; without brands or counts where these cannot be read. */
async function menuBrands(context: FrameContext): Promise<readonly BrandMenuItem[]> {
  const { site, instant, services, reads, log } = context
  const { lake, stock } = services
  const known = await brandsOf(lake, site).catch((err) => {
    log.warn({ tenant: site.id, err }, 'the brands of the menu could not be read')
    return []
  })
  const brands = known.map((brand) => brandMenuItem(brand, site))
  return withCounts(brands, site, instant, stock, (at) => reads.until(at.getTime())).catch((err) => {
    log.warn({ tenant: site.id, err }, 'the vehicles of the brands could not be counted')
    reads.until(instant.getTime() + retryMs)
    return brands
  })
}

/** What the stock says of the models in the menu; nothing where it cannot be read. */
function menuModels({ site, instant, services, reads, log }: FrameContext): Promise<ModelsNow> {
  return modelsNow(site, instant, services.stock, (at) => reads.until(at.getTime())).catch((err) => {
    log.warn({ tenant: site.id, err }, 'the vehicles of the models could not be counted')
    reads.until(instant.getTime() + retryMs)
    return {}
  })
}

const gap = <main />
const gapMarkup = '<main></main>'

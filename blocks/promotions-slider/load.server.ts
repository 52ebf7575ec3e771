import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { isWithin, nextBoundary } from '#values/schedule.ts'
import type definition from './query.ts'
import type { Slide } from './query.ts'

/** The banners inside their dates; the page is kept until the next one starts or ends. */
const load: BlockLoad<ContentOf<typeof definition>, { slides: Slide[] }> = ({
  content,
  site,
  instant,
  validUntil,
}) => {
  const next = nextBoundary(content.slides, instant, site.timeZone)
  if (next) validUntil(next)
  return { slides: content.slides.filter((slide) => isWithin(slide, instant, site.timeZone)) }
}

export default load

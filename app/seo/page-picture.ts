import { isDrawing } from '#app/media/url.ts'
import { isRecord } from '#platform/is-record.ts'
import { type ImageValue, imageValue } from '#values/image.ts'

/** Narrower ones are marks and portraits, not what a page is about. */
const narrowest = 600

/** The first picture in the content of a page's blocks that is wide enough to stand for the page, drawings aside. */
export function pagePicture(contents: readonly unknown[]): ImageValue | undefined {
  for (const content of contents) {
    const found = Array.isArray(content)
      ? pagePicture(content)
      : isRecord(content)
        ? (asPicture(content) ?? pagePicture(Object.values(content)))
        : undefined
    if (found) return found
  }
  return undefined
}

function asPicture(value: Record<string, unknown>) {
  const image =
    typeof value.assetId === 'string' ? (imageValue.parse(value) as ImageValue | undefined) : undefined
  return image && image.width >= narrowest && !isDrawing(image) ? image : undefined
}

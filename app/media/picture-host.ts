import { ownPictureHost } from './picture-host-of-page.ts'

/** Attributes of markup that may hold addresses of pictures. */
const attribute = /(\s(?:src|srcset|imagesrcset|poster|href)=")([^"]*\/media\/[^"]*)"/gi
const picture = /(^|,\s*)\/media\/(images|stock)\//g

/**
 * The markup with its pictures at the site's own picture host (`mediaBaseUrl`, CONST-03): one that fetches them from
 * `/media` of the site and keeps them near the shopper. Sizes and formats stay as they are.
 */
export function onPictureHost(html: string, base: string) {
  const host = ownPictureHost(base)
  if (!host) return html
  return html.replace(
    attribute,
    (_, start: string, value: string) =>
      `${start}${value.replace(picture, (__, before: string, kind: string) => `${before}${host}/${kind}/`)}"`,
  )
}

/** `mediaBaseUrl` without what needs no change: undefined where pictures come from `/media` of the site itself. */
export function ownPictureHost(base: string) {
  const host = base.replace(/\/+$/, '')
  return host === '' || host === '/media' ? undefined : host
}

/**
 * What a browser draws later, after a search, has its pictures where those of the page were: at the host that the page
 * names in `<html data-picture-host>`. On the server nothing changes, since the whole page is moved there at once
 * (`onPictureHost`).
 */
export function onHostOfPage(address: string) {
  const host = globalThis.document?.documentElement.dataset.pictureHost
  return host ? address.replace(/^\/media\/(?=(images|stock)\/)/, `${host}/`) : address
}

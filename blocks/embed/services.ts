/** The only services a page may frame. Exact hosts, and the paths their embeds live under. */
export const embedServices = [
  { name: 'Google Maps', host: 'www.google.com', path: '/maps/' },
  { name: 'Google Maps', host: 'maps.google.com', path: '/maps' },
  { name: 'OpenStreetMap', host: 'www.openstreetmap.org', path: '/export/embed.html' },
  { name: 'YouTube', host: 'www.youtube-nocookie.com', path: '/embed/' },
  { name: 'YouTube', host: 'www.youtube.com', path: '/embed/' },
  { name: 'Vimeo', host: 'player.vimeo.com', path: '/video/' },
  { name: 'Calendly', host: 'calendly.com', path: '/' },
  { name: 'Xtime', host: 'consumer.xtime.com', path: '/' },
  { name: 'Xtime', host: 'consumer.xtime.net.au', path: '/' },
  { name: 'Google Forms', host: 'docs.google.com', path: '/forms/' },
  { name: 'Matterport', host: 'my.matterport.com', path: '/show' },
] as const

/** The address as it may be framed, with the name of its service; undefined for anything not on the list. */
export function embedAddress(value: string | undefined) {
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return undefined
  const service = embedServices.find(
    ({ host, path }) => url.hostname === host && url.pathname.startsWith(path),
  )
  return service && { name: service.name, src: url.href }
}

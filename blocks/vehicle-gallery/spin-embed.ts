/** Services that show a vehicle from all sides in a frame. Exact hosts, and the paths their embeds live under. */
const services = [
  { name: 'SpinCar', host: 'spins.spincar.com', path: '/' },
  { name: 'Glo3D', host: 'glo3d.net', path: '/iFrame/' },
  { name: 'CarCutter', host: 'cdn.car-cutter.com', path: '/libs/web-player/' },
  { name: 'Matterport', host: 'my.matterport.com', path: '/show' },
] as const

export const spinFrameHosts = services.map(({ host }) => `https://${host}`)

export interface SpinEmbed {
  name: string
  src: string
}

/** The frame of a feed's `spin_code` (an address or the markup of a frame); undefined for anything not on the list. */
export function spinEmbed(code: string | undefined): SpinEmbed | undefined {
  const given = code?.trim() ?? ''
  const address = (/<iframe\b[^>]*\ssrc\s*=\s*["']([^"']+)["']/i.exec(given)?.[1] ?? given).replace(
    /&amp;/g,
    '&',
  )
  const absolute = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return undefined
  const service = services.find(({ host, path }) => url.hostname === host && url.pathname.startsWith(path))
  return service && { name: service.name, src: url.href }
}

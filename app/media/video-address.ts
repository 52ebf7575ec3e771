/** Where a video can be played from and what the page may load for it. */
export interface VideoAddress {
  provider: 'YouTube' | 'Vimeo'
  /** The page a shopper without JavaScript is sent to. */
  watch: string
  /** Address of the player frame; only allow-listed parameters. */
  embed: string
}

const youTubeHosts = ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com', 'music.youtube.com']

/** Seconds of `90`, `90s` or `1m30s`; 0 for anything else. */
function seconds(value: string | null) {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(value ?? '')
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0) : 0
}

/** Where the players that `videoAddress` knows are framed from. */
export const videoFrameHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** Reads the address of a YouTube or Vimeo video in any of its usual shapes; undefined for anything else. */
export function videoAddress(value: string | undefined): VideoAddress | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const host = url.hostname.replace(/^www\./, '')
  const parts = url.pathname.split('/').filter(Boolean)
  if (youTubeHosts.includes(host)) {
    const kind = parts[0] ?? ''
    const id =
      host === 'youtu.be'
        ? kind
        : ['embed', 'shorts', 'live', 'v'].includes(kind)
          ? parts[1]
          : url.searchParams.get('v')
    if (!id || !/^[\w-]{11}$/.test(id)) return undefined
    const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'))
    return {
      provider: 'YouTube',
      watch: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
      embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1${start ? `&start=${start}` : ''}`,
    }
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const at = parts.findIndex((part) => /^\d{6,12}$/.test(part))
    const id = parts[at]
    if (!id) return undefined
    const hash = /^[0-9a-f]{8,12}$/.exec(url.searchParams.get('h') ?? parts[at + 1] ?? '')?.[0]
    return {
      provider: 'Vimeo',
      watch: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
      embed: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
    }
  }
  return undefined
}

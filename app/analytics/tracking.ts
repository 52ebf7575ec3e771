import type { Site } from '#app/tenancy/site.ts'

/** What the browser knows of a site's tracking: JSON in a `meta` of the page, under `trackingId`. */
export interface Tracking {
  /** Numbers of the events, by name. */
  ids: Readonly<Record<string, number>>
  /** Number of the Meta pixel. */
  pixel?: string
  /** Container of Google Tag Manager. */
  tagManager?: string
  /** The services of others wait until the visitor accepts them. */
  ask?: true
}

export const trackingId = 'tracking'

type TrackingSettings = Pick<
  Site['settings'],
  'analyticsEventIds' | 'socialPixelId' | 'tagManagerId' | 'consentRequired'
>

export function trackingOf(settings: TrackingSettings): Tracking {
  const { analyticsEventIds, socialPixelId, tagManagerId } = settings
  return {
    ids: analyticsEventIds,
    ...(socialPixelId && { pixel: socialPixelId }),
    ...(tagManagerId && { tagManager: tagManagerId }),
    ...(asksConsent(settings) && { ask: true }),
  }
}

/** A site without services of others has nothing to ask for. */
export const asksConsent = ({
  consentRequired,
  socialPixelId,
  tagManagerId,
}: Omit<TrackingSettings, 'analyticsEventIds'>) => consentRequired && (socialPixelId || tagManagerId) !== ''

/** Origins that the services of a site need, by the directives of the Content Security Policy. */
export function trackingHosts({
  socialPixelId,
  tagManagerId,
}: Pick<TrackingSettings, 'socialPixelId' | 'tagManagerId'>) {
  const services = [...(socialPixelId ? [metaHosts] : []), ...(tagManagerId ? [googleHosts] : [])]
  return {
    scripts: services.flatMap(({ scripts }) => scripts),
    pictures: services.flatMap(({ pictures }) => pictures),
    connections: services.flatMap(({ connections }) => connections),
  }
}

const metaHosts = {
  scripts: ['https://connect.facebook.net'],
  pictures: ['https://www.facebook.com'],
  connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
}
/** Tag Manager and what Analytics 4, its usual tag, sends. */
const googleHosts = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

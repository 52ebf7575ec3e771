import type { Location } from '#app/locations/location.ts'
import { isDrawing, mediaUrl } from '#app/media/url.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { ImageValue } from '#values/image.ts'

type Place = Pick<Location, 'address' | 'image' | 'openingHours' | 'holidayHours'>

/** The dealer itself, on its home page: as the site says it, with position, hours and picture of its main location. */
export function dealerJsonLd(site: Site, main: Place | null, shown?: ImageValue) {
  const { address } = site
  const logo = site.logo && site.origin + mediaUrl(site.logo, { width: 600 })
  const picture = main?.image ?? shown ?? site.socialImage
  const image = picture && !isDrawing(picture) ? site.origin + mediaUrl(picture, { width: 1200 }) : logo
  const { lat, long } = main?.address ?? {}
  const hours = main ? [...main.openingHours.map(usualDay), ...main.holidayHours.map(otherDay)] : []
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${site.origin}/#dealer`,
    name: site.name,
    url: `${site.origin}/`,
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
    ...(logo && { logo }),
    ...(image && { image }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.suburb,
        addressRegion: address.state,
        postalCode: address.postcode,
        addressCountry: 'AU',
      },
    }),
    ...(lat != null &&
      long != null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(site.settings.socialLinks.length > 0 && { sameAs: site.settings.socialLinks.map(({ url }) => url) }),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const usualDay = ({ weekday, open, close }: Place['openingHours'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
  opens: open,
  closes: close,
})

/** A closed day opens and closes at midnight, as Google reads it. */
const otherDay = (day: Place['holidayHours'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: day.date,
  validThrough: day.date,
  opens: day.closed === false ? day.open : '00:00',
  closes: day.closed === false ? day.close : '00:00',
})

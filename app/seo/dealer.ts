import { mediaUrl } from '#app/media/url.ts'
import type { Site } from '#app/tenancy/site.ts'

/** The dealer itself, on its home page. */
export function dealerJsonLd(site: Site) {
  const { address } = site
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${site.origin}/#dealer`,
    name: site.name,
    url: `${site.origin}/`,
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
    ...(site.logo && { logo: site.origin + mediaUrl(site.logo, { width: 600 }) }),
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
    ...(site.settings.socialLinks.length > 0 && { sameAs: site.settings.socialLinks.map(({ url }) => url) }),
  }
}

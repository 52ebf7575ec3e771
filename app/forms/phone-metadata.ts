import metadata from 'libphonenumber-js/max/metadata'

const { version, country_calling_codes, countries } = metadata as unknown as {
  version: number
  country_calling_codes: Record<string, string[]>
  countries: Record<string, unknown>
}

/** The numbering plan of Australia alone; the build puts the few lines that are left into the browser's script. */
export default {
  version,
  country_calling_codes: { 61: country_calling_codes['61'] },
  countries: Object.fromEntries(country_calling_codes['61']!.map((code) => [code, countries[code]])),
  nonGeographic: {},
}

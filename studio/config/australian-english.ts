import { defineLocale, type LocaleDefinition, type LocaleResourceBundle, usEnglishLocale } from 'sanity'

const id = 'en-AU'

const texts = {
  structure: {
    'panes.document-operation-results.operation-error_publish':
      'Not published by this press: most often somebody else has published or changed it in the same moment. Look at what is here now, then publish again if something is left.',
  },
}

/**
 * The Studio's only language: its English texts, with dates as Australians write them. Sanity formats dates by the locale's
 * id, and keeps its texts under American English.
 */
export const australianEnglish = {
  locales: (): LocaleDefinition[] => [
    defineLocale({
      ...usEnglishLocale,
      id,
      title: 'English (Australia)',
      weekInfo: { firstDay: 1, weekend: [6, 7] },
      bundles: usEnglishLocale.bundles?.map((bundle) => ({ ...bundle, locale: id })),
    }),
  ],
  bundles: (given: LocaleResourceBundle[]): LocaleResourceBundle[] => [
    ...given.map((bundle) => ({ ...bundle, locale: id })),
    ...Object.entries(texts).map(([namespace, resources]) => ({ locale: id, namespace, resources })),
  ],
}

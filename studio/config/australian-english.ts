import { defineLocale, type LocaleDefinition, type LocaleResourceBundle, usEnglishLocale } from 'sanity'

const id = 'en-AU'

/** Texts that Sanity lacks or has under another namespace, so that it would show their keys; and those we say otherwise. */
const texts = {
  studio: {
    'asset-source.asset-list.table.preview-alt': 'Preview of the file',
    'asset-source.dialog.default-title_file': 'Select a file',
    'asset-source.dialog.default-title_image': 'Select a picture',
    'asset-source.file.asset-list.item.select-file-tooltip': 'Select {{filename}}',
    'asset-source.usage-list.image-alt': 'Preview of the picture',
    'inputs.array.error.cannot-resolve-initial-value-description': '{{schemaTypeTitle}}: {{errorMessage}}',
    'new-document.new-document': 'New document',
    'search.search-results-label': 'Search results',
  },
  structure: {
    'changes.action.close-label': 'Close history',
    'panes.document-operation-results.operation-success_discardChanges':
      'The changes are discarded. History still has them.',
    'panes.document-operation-results.operation-success_publish':
      '<Strong>{{title}}</Strong> is published. The site follows within seconds.',
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

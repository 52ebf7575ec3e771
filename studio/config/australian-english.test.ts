import { prepareConfig, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { expect, test } from 'vitest'
import { australianEnglish } from './australian-english.ts'

test('the Studio is in Australian English alone, with all texts of Sanity and of its tools', async () => {
  const config: SingleWorkspace = {
    projectId: 'local',
    dataset: 'production',
    plugins: [structureTool()],
    i18n: australianEnglish,
  }
  const [workspace] = prepareConfig(config).workspaces
  const { i18n } = workspace ?? {}
  await i18n?.loadNamespaces(['studio', 'structure', 'validation'])
  expect(i18n?.locales.map(({ id }) => id)).toEqual(['en-AU'])
  await expect.poll(() => i18n?.currentLocale.id).toBe('en-AU')
  expect(i18n?.t('inputs.array.insert-menu.search.placeholder')).toBe('Search')
  expect(i18n?.t('action.unpublish.label', { ns: 'structure' })).toBe('Unpublish')
  expect(i18n?.t('array.exact-length', { ns: 'validation', wantedLength: 2 })).toContain('2')
  expect(i18n?.t('changes.action.close-label', { ns: 'structure' })).toBe('Close history')
  expect(i18n?.t('search.search-results-label')).toBe('Search results')
  const failed = 'panes.document-operation-results.operation-error'
  expect(i18n?.t(failed, { ns: 'structure', context: 'publish' })).toMatch(/^Not published by this press/)
  expect(i18n?.t(failed, { ns: 'structure', context: 'restore' })).toContain('restore')
})

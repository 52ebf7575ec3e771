import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { switches } from '#blocks/registry.settings.ts'
import { settingsFields } from '#schemas/settings-fields.ts'
import { checkLock } from '#server/test/lock-file.ts'
import { sourceFiles, withoutComments } from './source.ts'

const code = sourceFiles(/\.(ts|tsx|js|mjs)$/)
const product = code.filter(({ path }) => !/\.test\.tsx?$|^tests\//.test(path))
const named = (files: { path: string }[]) => files.map(({ path }) => path)
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)
  .filter((name) => !['node_modules', 'build', 'test-results', 'playwright-report'].includes(name))

describe('rules of the code', () => {
  test('the environment is read in one file, and by the bootstrap that runs before it', () => {
    const readers = code.filter(({ text }) => /process\.env\b(?!')/.test(withoutComments(text)))
    const allowed = ['platform/env.ts', 'server/bootstrap.mjs', 'tests/contract/rules.test.ts']
    expect(named(readers).filter((path) => !allowed.includes(path))).toEqual([])
  })

  test('app/ui knows nothing of Sanity, schemas or tenants', () => {
    const taught = product.filter(
      ({ path, text }) =>
        path.startsWith('app/ui/') &&
        /from '(sanity|@sanity\/|#schemas\/|#blocks\/|#tenants\/settings)/.test(text),
    )
    expect(named(taught)).toEqual([])
  })

  test('every query over documents names the tenant', () => {
    const withoutTenant = product
      .filter(({ path }) => /^(app|blocks)\//.test(path) && !path.startsWith('app/tenancy/'))
      .flatMap(({ path, text }) =>
        queriesIn(text)
          .filter((query) => !query.includes('tenant._ref == $tenant'))
          // Secrets of previews are Sanity's own documents and belong to no site.
          .filter((query) => !query.includes('_type == "sanity.previewUrlSecret"'))
          .map((query) => `${path}: ${query.slice(0, 80)}`),
      )
    expect(withoutTenant).toEqual([])
  })

  test('addresses are made in one place', () => {
    const own =
      /['"`]\/(cars|search|compare|special-offers|offers|catalogue|dealer-locator|preview)(\/|['"`?])/
    // Kinds of pages say which paths they answer; settings and demo content hold paths that a site chooses.
    const says =
      /page-kinds\.ts$|^values\/paths\.ts$|^tenants\/|^app\/samples\/|^bench\/|\/sample\.ts$|testing/
    const written = product
      .filter(({ path }) => !says.test(path))
      .flatMap(({ path, text }) =>
        withoutComments(text)
          .split('\n')
          .filter((line) => own.test(line) && !/^import /.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(written).toEqual([])
  })

  test('every setting that the Studio offers is read outside of the settings themselves', () => {
    const offered = settingsFields(switches, () => '').filter(({ hidden }) => hidden !== true)
    const readers = product
      .filter(({ path }) => /^(app|blocks|server)\//.test(path))
      .filter(({ path }) => !/^app\/samples\/|\/(sample|schema|settings)\.ts$|testing/.test(path))
      .map(({ text }) => withoutComments(text))
      .join('\n')
    const unread = offered.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(readers))
    expect(unread.map(({ name }) => name)).toEqual([])
    expect(offered.length).toBeGreaterThan(50)
  })

  test('routes are thin', () => {
    const thick = product
      .filter(({ path }) => path.startsWith('app/routes/'))
      .filter(({ text }) => text.trimEnd().split('\n').length > 80)
    expect(named(thick)).toEqual([])
  })

  test('no code is switched off, and no type is silenced', () => {
    const silenced = code.filter(
      ({ path, text }) =>
        path !== 'tests/contract/rules.test.ts' && /@ts-(ignore|nocheck)|\bTODO\b|\bFIXME\b/.test(text),
    )
    expect(named(silenced)).toEqual([])
  })

  test('no test is retried, skipped or run alone', () => {
    const weakened = code.filter(
      ({ path, text }) =>
        /\.(test|spec)\.tsx?$/.test(path) &&
        path !== 'tests/contract/rules.test.ts' &&
        /\b(test|it|describe)\.(skip|only|todo|fixme)\b|waitForTimeout\(/.test(text),
    )
    expect(named(weakened)).toEqual([])
  })

  test('the lock file holds every platform package it names', async () => {
    expect(await checkLock('package-lock.json')).toEqual([])
  })
})

describe('rules of the papers', () => {
  test('every top folder says what it is for', () => {
    expect(folders.filter((folder) => !existsSync(`${folder}/README.md`))).toEqual([])
  })

  test('every decision has a date, a status and its three parts', () => {
    const decisions = sourceFiles(/^docs\/decisions\/\d{4}-.*\.md$/)
    expect(decisions.length).toBeGreaterThan(9)
    const incomplete = decisions.filter(
      ({ text }) =>
        !/^Date: \d{4}-\d{2}-\d{2}$/m.test(text) ||
        !/^Status: (accepted|rejected|superseded by \d{4})$/m.test(text) ||
        !['Context', 'Decision', 'Consequences'].every((part) => text.includes(`\n## ${part}\n`)),
    )
    expect(named(incomplete)).toEqual([])
  })

  test('the README explains every environment variable', () => {
    const [env] = sourceFiles(/^platform\/env\.ts$/)
    const [readme] = sourceFiles(/^README\.md$/)
    const variables = [...env!.text.matchAll(/^ {2}([A-Z][A-Z_]+): \{/gm)].map(([, name]) => name!)
    expect(variables).toContain('DATABASE_URL')
    expect(variables.filter((name) => !readme!.text.includes(`\`${name}\``))).toEqual([])
  })
})

/** Strings that begin a GROQ query over documents: `*[`. */
function queriesIn(text: string) {
  return [...withoutComments(text).matchAll(/(['"`])((?:(?!\1)[\s\S])*?\*\s*\[[\s\S]*?)\1/g)]
    .map(([, , query]) => query!)
    .filter((query) => /\*\s*\[\s*[_a-z(!]/i.test(query))
}

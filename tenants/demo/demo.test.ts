import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linkHref } from '#app/tenancy/link-href.ts'
import { mergeSettings } from '#app/tenancy/merge-settings.ts'
import type { Site } from '#app/tenancy/site.ts'
import { pageKinds } from '#blocks/registry.pages.ts'
import { readBlockFields } from '#server/processes/block-fields.ts'
import { linkValue } from '#values/link.ts'
import { catalogue } from '../brands/catalogue.ts'
import { presets } from '../presets.ts'
import { settingsLayerShape, settingsShape, switches } from '../settings/index.ts'
import { contrastProblems, themeShape } from '../theme/index.ts'
import type { DemoTenant, MenuInput } from './compose.ts'
import { documentsOf } from './documents.ts'
import { filesOf, finish, missingPages } from './finish.ts'
import { demoTenants } from './index.ts'
import { mediaFile } from './seed.ts'

const blockFields = await readBlockFields()
const finished = (tenant: DemoTenant) =>
  finish(tenant, blockFields, { asset: () => 'image-a-1x1-png', today: new Date('2026-11-21') })

const settingsOf = ({ site }: DemoTenant) =>
  mergeSettings(switches, site.siteSlug, [
    {
      source: 'template',
      values: { ...presets.template(site.settings.templateName ?? 'default')?.settings },
    },
    { source: 'brand', values: { ...(site.brand && presets.brand(site.brand).settings) } },
    { source: 'site', values: { ...site.settings } },
  ])

const entries = (menu: MenuInput[]): MenuInput[] =>
  menu.flatMap((item) => [item, ...entries(item.children ?? [])])

describe.each(demoTenants.map((tenant) => [tenant.site.siteSlug, tenant] as const))('%s', (_, tenant) => {
  test('passes validation: its settings, those the Studio stores, and its theme', () => {
    const { settings, problems } = settingsOf(tenant)
    expect(problems).toEqual([])
    expect(settingsShape.safeParse(settings).error).toBeUndefined()
    const [site] = finished(tenant)
    const stored = Object.fromEntries(Object.keys(tenant.site.settings).map((key) => [key, site?.[key]]))
    expect(settingsLayerShape.safeParse(stored).error).toBeUndefined()
    expect(themeShape.safeParse(tenant.site.theme).error).toBeUndefined()
    expect(contrastProblems(tenant.site.theme)).toEqual([])
  })

  test('has a page for every link to one of its pages', () => {
    expect(missingPages(tenant)).toEqual([])
  })

  test('has a page, a template or a redirect behind every place its menus name', () => {
    const { settings } = settingsOf(tenant)
    const site = { settings, phone: tenant.site.phone } as Site
    const paths = new Set([
      ...tenant.pages.map(({ path }) => path),
      ...tenant.redirects.map(({ from }) => from),
    ])
    const named = [...entries(tenant.navigation.headerMenu), ...entries(tenant.navigation.footerMenu)]
      .filter(({ link }) => link?.destination)
      .map(({ link }) => linkHref(linkValue.parse(link), site))
    const answered = (path: string) => paths.has(path) || pageKinds.at(path, site) !== null
    expect(named.filter((href) => href?.startsWith('/') && !answered(href))).toEqual([])
  })

  test('has every picture it names', () => {
    for (const file of filesOf(documentsOf(tenant))) expect(() => mediaFile(tenant, file)).not.toThrow()
  })

  test('becomes documents that all belong to it', () => {
    for (const { tenant: owner } of finished(tenant))
      expect(owner).toMatchObject({ _ref: `site-${tenant.site.siteSlug}` })
  })
})

test('a group, a single-brand and a used-only site differ in filters, buttons, phones and texts', () => {
  expect(demoTenants.map((tenant) => settingsOf(tenant).settings.templateName)).toEqual(
    expect.arrayContaining(['group', 'single-brand', 'workshop']),
  )
  const paths = demoTenants.map((tenant) => [tenant.site.siteSlug, settingsOf(tenant).settings.searchPath])
  expect(Object.fromEntries(paths)).toMatchObject({ 'outback-trucks': '/search/used-cars' })

  for (const key of [
    'searchFacets',
    'sortOptions',
    'cardButtons',
    'vdpButtons',
    'promoPositions',
    'financeProvider',
  ] as const) {
    const values = new Set(demoTenants.map((tenant) => JSON.stringify(settingsOf(tenant).settings[key])))
    expect(values.size, key).toBeGreaterThan(1)
  }
  expect(new Set(demoTenants.map(({ site }) => site.phone)).size).toBe(demoTenants.length)
})

test('the catalogue has each of the nine brands with name, slug and logo', () => {
  for (const name of ['Ford', 'Kia', 'Jeep', 'Mitsubishi', 'Nissan', 'Toyota', 'Mazda', 'MG', 'Chery']) {
    const brand = catalogue.find((entry) => entry.name === name)
    expect(brand, name).toMatchObject({ slug: name.toLowerCase() })
    expect(existsSync(new URL(`media/${brand?.logo.$file}`, import.meta.url)), name).toBe(true)
  }
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { theme as motorworld } from '#tenants/demo/motorworld/theme.ts'
import { theme as outbackTrucks } from '#tenants/demo/outback-trucks/theme.ts'
import { themeAttributes, themeCss, themeProperties } from './theme-css.ts'

const app = new URL('../', import.meta.url)
const sheet = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(new URL(name, app), 'utf8'))
  .join('\n')

test('gives every property the style sheets read', () => {
  const read = new Set(sheet.match(/var\((--t-[a-z-]+)/g)?.map((match) => match.slice(4)))
  const given = new Set(Object.keys(themeProperties(motorworld)))
  expect([...read].filter((name) => !given.has(name as `--t-${string}`))).toEqual([])
})

test('names fonts that the style sheets bring', () => {
  for (const [, name] of themeCss(outbackTrucks).matchAll(/"([^"]+)"/g))
    expect(sheet).toContain(`font-family: "${name}"`)
})

test('cannot be left by a value: no braces, tags or statements inside', () => {
  for (const value of Object.values(themeProperties(motorworld))) expect(value).not.toMatch(/[{}<>;]/)
})

test('variants become attributes', () => {
  expect(themeAttributes(outbackTrucks)).toEqual({
    'data-cards': 'outlined',
    'data-header': 'bar',
    'data-pictures': 'framed',
  })
})

import { describe, expect, inject, test } from 'vitest'
import { builtFiles } from '#tests/contract/source.ts'

const bundle = [...builtFiles('build/site/client'), ...builtFiles('build/studio')]
const siteBundle = builtFiles('build/site/client')
const naming = (files: { path: string; text: string }[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('the browser bundle', () => {
  test('exists', () => {
    expect(siteBundle.length).toBeGreaterThan(2)
  })

  test('has no server code', () => {
    expect(
      naming(siteBundle, /node:(fs|http|crypto|child_process|net)\b|\bDATABASE_URL\b|pg-protocol/),
    ).toEqual([])
    expect(siteBundle.map(({ path }) => path).filter((path) => path.includes('.server'))).toEqual([])
  })

  test('has no secret', () => {
    const { editorToken } = inject('product')
    expect(naming(bundle, /SANITY_API_TOKEN|postgres(ql)?:\/\/|-----BEGIN/)).toEqual([])
    expect(bundle.filter(({ text }) => text.includes(editorToken)).map(({ path }) => path)).toEqual([])
  })
})

import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { budgets } from '#app/costs/budgets.ts'
import { demoTenants, pagesOf, visit } from '../product/index.ts'
import { open, textOf } from './document.ts'

const product = inject('product')

/** Scripts that a browser runs or obeys; structured data, and what React may be given later, is only data. */
const active = (document: Document) =>
  [...document.querySelectorAll('script')].filter(({ type }) => !/^application\/(ld\+)?json$/.test(type))

describe.each(demoTenants)('every page of %s', (tenant) => {
  test('has no inline script or style that its Content Security Policy does not name', async () => {
    for (const path of await pagesOf(product, tenant)) {
      const { document, headers } = await open(product, tenant, path)
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce-/)
      const inline = [...active(document).filter(({ src }) => !src), ...document.querySelectorAll('style')]
      expect(inline.length, path).toBeGreaterThan(0)
      for (const element of inline) {
        const hash = createHash('sha256').update(element.textContent!).digest('base64')
        expect(policy, `${path}: ${element.textContent?.slice(0, 60)}`).toContain(`'sha256-${hash}'`)
      }
      expect(document.querySelector('[onclick], [onload], [onerror], a[href^="javascript:"]')).toBeNull()
    }
  })

  test('of static blocks loads only the small script of the site', async () => {
    for (const path of await pagesOf(product, tenant)) {
      const { document } = await open(product, tenant, path)
      if (document.querySelector('[data-interactive]')) continue
      const loaded = active(document).filter(({ src }) => src)
      expect(
        loaded.map(({ src }) => src.replace(/-[\w-]+\.js$/, '')),
        path,
      ).toEqual(['/assets/site'])
      expect(document.querySelector('link[rel=modulepreload]'), path).toBeNull()
    }
  })

  test('has its text once', async () => {
    let read = 0
    for (const path of await pagesOf(product, tenant)) {
      const { document } = await open(product, tenant, path)
      const scripts = active(document).map((script) => script.textContent ?? '')
      const elsewhere = [...document.body.children]
        .filter(({ tagName }) => tagName !== 'MAIN' && tagName !== 'SCRIPT')
        .map((part) => textOf(part))
      const paragraphs = [...document.querySelectorAll('main p')]
        .map(textOf)
        .filter((text) => text.length > 60)
      const twice = paragraphs.filter(
        (text) =>
          [...scripts, ...elsewhere].some((other) => other.includes(text)) ||
          paragraphs.indexOf(text) !== paragraphs.lastIndexOf(text),
      )
      expect(twice, path).toEqual([])
      read += paragraphs.length
    }
    expect(read).toBeGreaterThan(20)
  })
})

test('all small scripts of the sites together stay within their budget', async () => {
  const { document } = await open(product, demoTenants[0], '/')
  const waiting = active(document).flatMap(({ src }) => (src ? [src] : []))
  const sizes = new Map<string, number>()
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sizes.has(path)) continue
    const { status, body } = await visit(product, demoTenants[0], path)
    expect(status, path).toBe(200)
    sizes.set(path, brotliCompressSync(body).length)
    for (const [, name] of body.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g))
      waiting.push(`/assets/${name}`)
  }
  expect(sizes.size).toBeGreaterThan(4)
  expect([...sizes.values()].reduce((total, size) => total + size, 0)).toBeLessThan(budgets.smallScripts)
})

// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import enhance from './enhance.ts'
import block from './query.ts'
import sample from './sample.ts'
import Embed from './view.tsx'

function show(html: string) {
  document.body.innerHTML = html
  enhance(document.body)
  return document.querySelector<HTMLAnchorElement>('a[data-load]')!
}

function render(more = {}) {
  const content = block.content.parse({ ...sample.content, ...more })
  return renderToStaticMarkup(<Embed {...sampleProps('embed', content, undefined)} />)
}

afterEach(() => document.body.replaceChildren())

describe('an embed', () => {
  test('asks before it loads, then frames the service in a sandbox', () => {
    const link = show(render())
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
    expect(document.body.textContent).toContain('This comes from OpenStreetMap')
    link.click()
    const frame = document.querySelector('iframe')!
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(frame.title).toBe('Map of the Springwood showroom')
  })

  test('loads lazily where marketing does not ask first', () => {
    document.body.innerHTML = render({ askFirst: false })
    expect(document.querySelector('iframe')?.getAttribute('loading')).toBe('lazy')
  })

  test.each([
    'https://evil.example/maps/',
    'http://www.google.com/maps/embed?pb=1',
    'https://www.google.com/search?q=cars',
    'https://www.google.com.evil.example/maps/embed',
    'https://user@www.google.com/maps/embed',
    'https://www.google.com:8443/maps/embed',
    'javascript:alert(1)',
    '',
  ])('of %j renders nothing', (url) => {
    expect(render({ url })).toBe('')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleProps, sampleSite } from '#app/samples/site.ts'
import block from './query.ts'
import CallToAction from './view.tsx'

const render = (fields: object, site = sampleSite()) =>
  renderToStaticMarkup(
    <CallToAction {...sampleProps('callToAction', block.content.parse(fields), undefined, site)} />,
  )

describe('a call to action', () => {
  test('shows how to reach the dealer in its contact layout', () => {
    const html = render({ layout: 'contact', heading: 'Talk to finance' })
    expect(html).toContain('href="tel:0735550142"')
    expect(html).toContain('href="mailto:hello@sample.example"')
    expect(html).toContain('12 Moss Street')
  })

  test('leaves out what the site does not have', () => {
    const html = render(
      { layout: 'contact' },
      { ...sampleSite(), phone: undefined, email: undefined, address: undefined },
    )
    expect(html).not.toContain('tel:')
    expect(html).not.toContain('<address')
  })

  test.each(['row', 'panel', 'contact'])(
    'has at most two buttons as a %s, and none that leads nowhere',
    (layout) => {
      const actions = [
        { label: 'Nowhere', href: null },
        { label: 'Book', href: '/book' },
        { label: 'Stock', destination: 'stockSearch' },
        { label: 'Third', href: '/third' },
      ]
      const html = render({ layout, heading: 'Next', actions })
      expect([...html.matchAll(/class="action [^"]*"/g)]).toHaveLength(2)
      expect(html).not.toContain('Nowhere')
      expect(html).not.toContain('Third')
    },
  )
})

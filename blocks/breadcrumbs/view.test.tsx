import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { samplePage, sampleProps } from '#app/samples/site.ts'
import jsonLd from './json-ld.ts'
import block from './query.ts'
import Breadcrumbs from './view.tsx'

const props = (fields: object = {}, page = samplePage) => ({
  ...sampleProps('breadcrumbs', block.content.parse(fields), undefined),
  page,
})
const steps = (html: string) =>
  [...html.matchAll(/<li.*?<\/li>/gs)].map(([step]) => step.replace(/<[^>]+>/g, ''))

describe('breadcrumbs', () => {
  test('NAV-08 shows the trail from Home to this page', () => {
    const html = renderToStaticMarkup(<Breadcrumbs {...props()} />)
    expect(html).toContain('data-testid="breadcrumb"')
    expect(steps(html)).toEqual(['Home', 'Owners', 'Warranty'])
    expect(html).toContain('<a href="/"')
    expect(html).toContain('<a href="/owners"')
    expect(html).toMatch(/aria-current="page"[^>]*>Warranty/)
    expect(html).not.toContain('href="/owners/warranty"')
  })

  test('may leave out this page and name the first step otherwise', () => {
    const html = renderToStaticMarkup(<Breadcrumbs {...props({ showCurrent: false, homeLabel: 'Start' })} />)
    expect(steps(html)).toEqual(['Start', 'Owners'])
    expect(html).not.toContain('aria-current')
  })

  test('on the home page are Home alone, without structured data', () => {
    const home = { path: '/', title: 'Home', trail: [] }
    expect(steps(renderToStaticMarkup(<Breadcrumbs {...props({}, home)} />))).toEqual(['Home'])
    expect(jsonLd(props({}, home))).toBeNull()
  })

  test('tell search engines the same trail with full addresses', () => {
    expect(jsonLd(props())).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'http://sample.localhost:3000/' },
        { position: 2, name: 'Owners', item: 'http://sample.localhost:3000/owners' },
        { position: 3, name: 'Warranty', item: 'http://sample.localhost:3000/owners/warranty' },
      ],
    })
  })
})

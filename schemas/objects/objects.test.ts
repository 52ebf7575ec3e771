import { describe, expect, test } from 'vitest'
import { defaultTheme } from '#tenants/theme/index.ts'
import { linkProblem } from './link.ts'
import { promoNodeProblem } from './promo-node.ts'
import { coloursProblem } from './theme.ts'

describe('a link', () => {
  test('leads to one place', () => {
    expect(linkProblem({ label: 'Finance', destination: 'finance' })).toBe(true)
    expect(linkProblem({ page: { _ref: 'page-1' } })).toBe(true)
    expect(linkProblem(undefined)).toBe(true)
  })

  test('with a label and no target, or with two targets, is refused', () => {
    expect(linkProblem({ label: 'Finance' })).toContain('Choose where')
    expect(linkProblem({ destination: 'finance', url: '/finance' })).toContain('one target only')
  })
})

describe('what shoppers see of a promo', () => {
  const asset = { asset: { _ref: 'image-1' } }

  test('a tile needs a picture and a link', () => {
    expect(promoNodeProblem({ _type: 'promoTile', image: asset, link: { url: '/offers' } })).toBe(true)
    expect(promoNodeProblem({ _type: 'promoTile', link: { url: '/offers' } })).toContain('picture')
    expect(promoNodeProblem({ _type: 'promoTile', image: asset })).toContain('leads')
  })

  test('a card needs a heading', () => {
    expect(promoNodeProblem({ _type: 'promoCard', heading: 'We Want Your Car!' })).toBe(true)
    expect(promoNodeProblem({ _type: 'promoCard', heading: ' ' })).toContain('heading')
  })
})

describe('colours of a theme', () => {
  test('the default ones can be read', () => {
    expect(coloursProblem(undefined)).toBe(true)
    expect(coloursProblem(defaultTheme.colours)).toBe(true)
  })

  test('colours with too little contrast are named, with their ratio', () => {
    expect(coloursProblem({ muted: '#cccccc' })).toMatch(/Quiet text on Page: 1\.\d+ to 1, needs 4\.5/)
  })

  test('an incomplete colour is not checked yet', () => {
    expect(coloursProblem({ muted: '#cc' })).toBe(true)
  })
})

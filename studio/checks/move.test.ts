import { expect, test } from 'vitest'
import { moveOf, planMove } from './move.ts'
import { checkOf, editedPage } from './testing.ts'

const published = { ...editedPage(), _id: 'page-service' }
const moved = editedPage({ path: { current: '/workshop' } })

const factsWith = (...redirects: [id: string, from: string, to: string][]) =>
  checkOf(moved, { redirects: redirects.map(([_id, from, to]) => ({ _id, from, to })) }).facts

test('a published page with another path moves; one without does not', () => {
  expect(moveOf(moved, published, factsWith())).toEqual({ from: '/service', to: '/workshop' })
  expect(moveOf(editedPage({ title: 'New' }), published, factsWith())).toBeUndefined()
  expect(moveOf(moved, null, factsWith())).toBeUndefined()
})

test('nothing is offered where another page takes the old path, or the redirect is there already', () => {
  const { facts } = checkOf(moved, {
    pages: [{ _id: 'page-other', path: '/service', title: 'Other' }] as never,
  })
  expect(moveOf(moved, published, facts)).toBeUndefined()
  expect(moveOf(moved, published, factsWith(['r', '/service', '/workshop']))).toBeUndefined()
})

test('moving back removes the redirect that would lead in a circle', () => {
  const facts = factsWith(
    ['r1', '/workshop', '/service'],
    ['drafts.r2', '/book', '/service'],
    ['r3', '/x', '/y'],
  )
  expect(planMove({ from: '/service', to: '/workshop' }, facts)).toEqual({
    retargeted: undefined,
    removed: ['r1'],
    straightened: ['drafts.r2'],
  })
})

test('a redirect that stood hidden at the old path gets the new target instead of a second one being created', () => {
  const facts = factsWith(['r1', '/service', '/about'])
  expect(planMove({ from: '/service', to: '/workshop' }, facts).retargeted).toBe('r1')
})

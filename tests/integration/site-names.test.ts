import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { signedIn } from '../product/lake-people.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { open } from './document.ts'

const product = inject('product')
const client = editorClient(product)
/** An editor of Motorworld alone, and somebody who runs the platform. */
let mia: Awaited<ReturnType<typeof signedIn>>
let alex: Awaited<ReturnType<typeof signedIn>>
let other: TestTenant
const own = 'site-motorworld'
const draft = 'drafts.site-motorworld'

beforeAll(async () => {
  other = await createTenant(client)
  mia = await signedIn(product, 'motorworld')
  alex = await signedIn(product, 'admin')
})
afterAll(async () => {
  await client.delete(draft)
  await client.patch(own).unset(['hosts']).commit()
  await other.remove()
})

/** The site that answers for a host. */
const siteAt = async (host: string) => {
  const { document } = await open(product, host.replace('.localhost', ''), '/')
  return document.documentElement.dataset.site
}
const nameOf = async (answer: Response) => [answer.status, await answer.text()] as const

describe('an editor of one site takes no address', () => {
  const attempts: [string, () => Promise<Response>][] = [
    ['another’s host', () => patch({ set: { hosts: [`${other.slug}.localhost`] } })],
    ['the platform’s own host', () => patch({ set: { hosts: ['localhost'] } })],
    ['any name', () => patch({ set: { hosts: ['www.somebody.com.au'] } })],
    ['another’s key', () => patch({ set: { siteSlug: other.slug } })],
    ['a key that is free', () => patch({ set: { siteSlug: 'free' } })],
    ['a name by an array', () => patch({ setIfMissing: { hosts: [] }, insert: insertion('x.localhost') })],
    [
      'a name in a draft',
      async () => mia.mutate({ createOrReplace: { ...(await site(draft)), hosts: ['a.b'] } }),
    ],
    [
      'a name in one write that deletes and makes the site',
      async () => {
        const made = { create: { ...(await site(own)), siteSlug: other.slug } }
        return mia.mutate({ delete: { id: own } }, made)
      },
    ],
    ['the names of a site by deleting it', () => mia.mutate({ delete: { id: own } })],
    ['a name by an action of the Studio', () => mia.act(edited({ set: { hosts: ['www.somebody.com.au'] } }))],
  ]
  const patch = (fields: object) => mia.mutate({ patch: { id: own, ...fields } })
  const insertion = (host: string) => ({ after: 'hosts[-1]', items: [host] })
  const site = async (id: string) => ({ ...(await client.getDocument(own))!, _id: id })
  const edited = (change: object) => ({
    actionType: 'sanity.action.document.edit',
    publishedId: own,
    draftId: draft,
    patch: change,
  })

  test.each(attempts)('%s', async (_, attempt) => {
    const before = await client.getDocument(own)
    const [status, said] = await nameOf(await attempt())
    expect(status, said).toBe(403)
    expect(said).toMatch(/administrator|permission/)
    expect(said).not.toContain(`site-${other.slug}`)
    expect(await client.getDocument(own)).toEqual(before)
    expect(await client.getDocument(draft)).toBeUndefined()
    expect(await siteAt(`${other.slug}.localhost`)).toBe(other.slug)
  })

  test('and still writes everything else, also where an administrator has set addresses', async () => {
    const host = `m${crypto.randomUUID().slice(0, 8)}.localhost`
    expect((await alex.mutate({ patch: { id: own, set: { hosts: [host] } } })).status).toBe(200)
    expect((await mia.act(edited({ set: { tagline: 'Cars, plainly sold' } }))).status).toBe(200)
    const publish = { actionType: 'sanity.action.document.publish', publishedId: own, draftId: draft }
    expect((await mia.act(publish)).status).toBe(200)
    expect(await client.getDocument(own)).toMatchObject({ tagline: 'Cars, plainly sold', hosts: [host] })
    await eventually(async () => expect(await siteAt(host)).toBe('motorworld'))
    expect((await alex.mutate({ patch: { id: own, unset: ['hosts'] } })).status).toBe(200)
    await eventually(async () =>
      expect((await visit(product, host.replace('.localhost', ''), '/')).status).toBe(404),
    )
  })
})

describe('an administrator', () => {
  test('cannot give one name to two sites, drafts included, and reads which site has it', async () => {
    const host = `s${crypto.randomUUID().slice(0, 8)}.localhost`
    await client.createOrReplace({
      ...(await client.getDocument(`site-${other.slug}`))!,
      _id: `drafts.site-${other.slug}`,
      hosts: [host],
    })
    for (const hosts of [[host], [`${other.slug}.localhost`], ['WWW.x.localhost', host.toUpperCase()]]) {
      const [status, said] = await nameOf(await alex.mutate({ patch: { id: own, set: { hosts } } }))
      expect([status, said]).toEqual([
        400,
        expect.stringContaining(`belongs to \\"site-${other.slug}\\" already`),
      ])
    }
    const [status, said] = await nameOf(
      await alex.mutate({ patch: { id: own, set: { hosts: ['localhost'] } } }),
    )
    expect([status, said]).toEqual([400, expect.stringContaining('belongs to the platform itself')])
    await client.delete(`drafts.site-${other.slug}`)
  })

  test('does not open a name of the Internet before its owner has said whose it is', async () => {
    const host = 'cars.forecourt.invalid'
    expect((await alex.mutate({ patch: { id: own, set: { hosts: [host] } } })).status).toBe(200)
    const asked = await visit(product, 'motorworld', '/', { headers: { host } })
    expect(asked.status).toBe(404)
    const { document } = await open(product, 'motorworld', '/')
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical).toContain('motorworld.localhost')
  })
})

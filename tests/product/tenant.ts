import type { SanityClient } from '@sanity/client'

type Fields = Record<string, unknown>

/** A published site for one test, so that other tests do not see its changes. */
export interface TestTenant {
  slug: string
  /** Publishes a document of this site. @returns its id */
  publish(type: string, fields: Fields): Promise<string>
  page(path: string, blocks: Fields[], fields?: Fields): Promise<string>
  /** Sets switches and other fields of the site document. */
  set(fields: Fields): Promise<unknown>
  /** Deletes the site and all its documents. */
  remove(): Promise<unknown>
}

/** Publishes a site that overrides nothing but `fields`. */
export async function createTenant(client: SanityClient, fields: Fields = {}): Promise<TestTenant> {
  const slug = `test-${crypto.randomUUID().slice(0, 8)}`
  const id = `site-${slug}`
  const tenant = { _type: 'reference', _ref: id }
  await client.create({ _id: id, _type: 'site', tenant, siteSlug: slug, name: 'Corner Motors', ...fields })

  async function publish(type: string, content: Fields) {
    const { _id } = await client.create({ _type: type, tenant, ...content })
    return _id
  }
  return {
    slug,
    publish,
    page: (path, blocks, content = {}) =>
      publish('page', {
        title: 'A page',
        path: { _type: 'slug', current: path },
        blocks: blocks.map((block, index) => ({ _key: `block-${index}`, ...block })),
        ...content,
      }),
    set: (changed) => client.patch(id).set(changed).commit(),
    remove: () => client.delete({ query: '*[tenant._ref == $id]', params: { id } }),
  }
}

/** Lines of text as rich text of the Studio. */
export const paragraphs = (...lines: string[]) =>
  lines.map((text, index) => ({
    _type: 'block',
    _key: `line-${index}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'span', text, marks: [] }],
  }))

/** An entry of a menu as the Studio stores it. */
export const menuItem = (label: string, url: string, more: Fields = {}) => ({
  _type: 'menuItem',
  _key: label,
  label,
  link: { _type: 'link', label, url },
  ...more,
})

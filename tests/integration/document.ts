import { JSDOM } from 'jsdom'
import type { ProductInfo } from '#server/processes/product.ts'
import { visit } from '../product/index.ts'

/** A page of a site as a DOM, without scripts or styles. */
export async function open(
  product: ProductInfo,
  tenant: string,
  path: string,
  asked?: Parameters<typeof visit>[3],
) {
  const { status, headers, body } = await visit(product, tenant, path, asked)
  return { status, headers, document: new JSDOM(body).window.document }
}

/** Names and values of the fields of a form, as a browser would send them untouched. */
export const fieldsOf = (root: ParentNode, form = 'main form'): Record<string, string> =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement>(`${form} input`)]
      .filter((input) => !/^(checkbox|radio)$/.test(input.type) || input.checked)
      .map((input) => [input.name, input.value]),
  )

/** Sends a form to a page as a browser without script does. */
export const submit = (
  product: ProductInfo,
  tenant: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  open(product, tenant, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${tenant}.localhost:${product.sitePort}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })

/** Visible text of an element, with normalised spaces. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export const textsOf = (elements: Iterable<Element>) => [...elements].map(textOf)

export const hrefsOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getAttribute('href'))

/** Links in an element, by their text. */
export const linksNamed = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('a')].filter((link) => textOf(link) === name)

/** Entries of the header on a desktop. */
export const headerItems = (document: Document) =>
  document.querySelectorAll(
    'header nav[aria-label=Main] > ul > li > a, header nav[aria-label=Main] > ul > li > details > summary',
  )

/** First level of the footer's menu. */
export const footerItems = (document: Document) =>
  document.querySelectorAll('footer nav[aria-label=Footer] > ul > li > :first-child')

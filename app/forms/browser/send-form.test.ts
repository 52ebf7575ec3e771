// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendInPlace } from './send-form.ts'

const page = (inside: string) => `<section data-block="enquiry">${inside}</section>`
const form = `<form method="post" action="http://sample.localhost/contact" data-block-form>
  <input type="hidden" name="_form" value="token"><input type="hidden" name="_submission">
  <input name="name" value="Ada"><input type="hidden" name="action" value="x"><button name="how" value="now">Send</button></form>`

let renewed: ReturnType<typeof vi.fn>
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  document.body.innerHTML = page(form)
  renewed = vi.fn()
  sendInPlace(document.querySelector('form')!, renewed as () => void)
})
afterEach(() => {
  asked.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = () => document.querySelector('button')?.click()
const sentBody = (call = 0) => new URLSearchParams(String(asked.mock.calls[call]?.[1]?.body))

test('the block is replaced by what it is afterwards, and what matters has the focus', async () => {
  asked.mockResolvedValue(Response.json({ html: '<p data-form-focus tabindex="-1">Thank you, Ada.</p>' }))
  press()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Thank you, Ada.'))
  expect(document.activeElement?.textContent).toBe('Thank you, Ada.')
  expect(renewed).toHaveBeenCalledExactlyOnceWith(document.querySelector('section'))
  expect(Object.fromEntries(sentBody())).toMatchObject({ _form: 'token', name: 'Ada', how: 'now' })
  expect(asked.mock.calls[0]?.[0]).toBe('http://sample.localhost/contact')
  expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json')
})

test('a heading has the focus where nothing else asks for it', async () => {
  asked.mockResolvedValue(Response.json({ html: '<h2>Thank you</h2>' }))
  press()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you'))
})

test('what was taken but cannot be shown alone is sent again as a page, as the same submission', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  asked.mockResolvedValue(Response.json({}))
  press()
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(document.querySelector<HTMLInputElement>('[name="_submission"]')?.value).toBe(
    sentBody().get('_submission'),
  )
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

test('a second press while it is on its way sends nothing, and one after a failure is the same submission', async () => {
  let fail: (error: Error) => void = () => {}
  asked.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  press()
  press()
  expect(asked).toHaveBeenCalledTimes(1)
  fail(new Error('offline'))
  await vi.waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('could not be sent'),
  )
  expect(document.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Ada')
  asked.mockResolvedValue(Response.json({ error: 'That was too often.' }, { status: 429 }))
  press()
  await vi.waitFor(() =>
    expect(document.querySelectorAll('[role="alert"]')[0]?.textContent).toBe('That was too often.'),
  )
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  expect(sentBody(0).get('_submission')).toMatch(/^[\w-]{36}$/)
  expect(sentBody(1).get('_submission')).toBe(sentBody(0).get('_submission'))
})

import { signInto } from './fixtures.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

test('editors read why a web address is not theirs to change; an administrator adds one, if no other site has it', async ({
  browser,
  page,
  product,
  tenant,
  desk,
  signIn,
}) => {
  const settings = `${product.studioUrl}/structure/site-${tenant.slug};settings`
  await signIn('editor')
  await page.goto(settings)
  const hosts = desk.field('hosts')
  await expect(hosts).toContainText(
    'Only administrators change them, because a name belongs to one site alone',
  )
  await expect(desk.field('tagline').getByRole('textbox')).toBeEditable()
  await expect(hosts.getByRole('button', { name: /add item/i })).toBeDisabled()

  const office = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage()
  await signInto(office, product, 'administrator')
  await office.goto(settings)
  const own = office.getByTestId('field-hosts')
  await own.getByRole('button', { name: /add item/i }).click()
  const name = own.getByRole('textbox').last()
  for (const taken of ['motorworld.localhost', 'http://Motorworld.localhost/used-cars']) {
    await name.fill(taken)
    await name.press('Enter')
    await expect(own.getByRole('alert')).toHaveText(/^motorworld.localhost belongs to Motorworld\./)
    await expect(name).toHaveValue('motorworld.localhost')
  }
  const written = office.waitForResponse(
    (answer) =>
      answer.url().includes('/data/actions/') && (answer.request().postData() ?? '').includes('www.corner'),
  )
  await name.fill('https://www.corner-motors.example/')
  await name.press('Tab')
  expect((await written).status()).toBe(200)
  await expect(own.getByRole('alert')).toHaveCount(0)
  await expect(name).toHaveValue('www.corner-motors.example')
  await office.context().close()
})

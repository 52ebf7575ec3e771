import { eventually, visit } from '../product/index.ts'
import { signInShopper } from '../product/people.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'
import { test as base } from './tenant.ts'

const test = base.extend<{ signedIn: string }>({
  /** The site's address, for a browser that is signed in there. */
  signedIn: async ({ page, product, tenant }, use) => {
    const origin = siteOrigin(product, tenant.slug)
    await eventually(async () => expect((await visit(product, tenant.slug, '/sign-in')).status).toBe(200))
    const cookie = await signInShopper(product, tenant.slug, '+61400000777')
    const [name = '', value = ''] = cookie.split('=', 2)
    await page.context().addCookies([{ name, value, url: origin }])
    await use(origin)
  },
})

test('a shopper says what they pay, mends it, and goes on to the provider', async ({
  page,
  tenant,
  signedIn,
}) => {
  await tenant.set({ onlinePaymentUrl: 'https://pay.example/?ref={reference}&sum={amount}' })
  await eventually(async () => expect((await page.goto(`${signedIn}/online-payment`))?.status()).toBe(200))
  const form = page.getByRole('form', { name: 'Pay online' })
  for (const [label, value] of Object.entries({
    Reference: 'INV-7',
    'Amount in dollars': 'lots',
    Name: 'Ada Lovelace',
    Email: 'ada@mail.example',
  }))
    await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByRole('alert')).toHaveText('Enter the amount in dollars, such as 250 or 1,250.50.')
  await expect(form.getByLabel('Amount in dollars')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Reference')).toHaveValue('INV-7')
  expect(await accessibilityFindings(page)).toEqual([])
  await form.getByLabel('Amount in dollars').fill('250')
  await form.getByRole('button', { name: 'Continue' }).click()
  const pay = page.getByRole('main').getByRole('link', { name: 'Pay $250.00' })
  await expect(pay).toHaveAttribute('href', 'https://pay.example/?ref=INV-7&sum=250.00')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(form).toBeVisible()
})

test('a shopper spins once, and finds what was won again', async ({ page, tenant, signedIn }) => {
  await tenant.publish('pageTemplate', {
    kind: 'spinToWin',
    blocks: [
      {
        _key: 'wheel',
        _type: 'spinWheel',
        campaign: 'Winter',
        prizes: ['Coffee for two', 'A car wash', 'A full detail', 'A roadside kit'].map((name) => ({
          ...{ _key: name, _type: 'prize', name, chance: 1 },
        })),
        conditions: 'One spin for each mobile number.',
      },
    ],
  })
  await tenant.set({ spinToWinEnabled: true })
  await eventually(async () => expect((await page.goto(`${signedIn}/spin-to-win`))?.status()).toBe(200))
  await expect(page.getByRole('list', { name: 'Prizes' }).getByRole('listitem')).toHaveCount(4)
  expect(await accessibilityFindings(page)).toEqual([])
  const form = page.getByRole('form', { name: 'Spin to Win' })
  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada@mail.example')
  await form.getByRole('button', { name: 'Spin the wheel' }).click()
  const won = page.getByText(/^You have won: /)
  await expect(won).toBeVisible()
  const words = await won.textContent()
  await expect(form).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.reload()
  await expect(won).toHaveText(words!)
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign in to spin' })).toHaveAttribute(
    'href',
    '/sign-in?type=spin-to-win&redirect=/spin-to-win&back=/spin-to-win',
  )
})

import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { startCrm } from '../product/crm.ts'
import { eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import { accessibilityFindings } from './fixtures.ts'
import { fleetForm, placeOf, type Walk, walks } from './form-walks.ts'
import { test as base, expect, onSuccess } from './forms-shop.ts'
import { tabTo, type } from './keyboard.ts'

interface Dealer {
  /** Opens the form of a walk. */
  open(walk: Walk): Promise<void>
  /** Expects one lead, in the staff's inbox and at the dealer's system. */
  gets(walk: Walk): Promise<void>
}

const test = base.extend<{ dealer: Dealer }>({
  dealer: async ({ product, shop, tenant }, use) => {
    const crm = await startCrm()
    await tenant.publish('leadRouting', {
      destinations: [{ _key: 'crm', _type: 'leadDestination', name: 'CRM', kind: 'webhook', url: crm.url }],
    })
    const form = await tenant.publish('form', fleetForm)
    await tenant.page('/fleet', [{ _type: 'customForm', form: { _type: 'reference', _ref: form } }])
    await use({
      async open({ path, kind }) {
        const address = path.includes('{car}') ? path.replace('{car}', String(await shop.carId())) : path
        await eventually(async () =>
          expect((await visit(product, tenant.slug, address)).body).toContain(`data-testid="form-${kind}"`),
        )
        await shop.open(address)
      },
      async gets({ category, lead }) {
        const staff = await staffOf(product, tenant.slug)
        const { leads } = await staff.get<Inbox>('/api/staff/leads?state=all')
        expect(leads).toEqual([expect.objectContaining({ category, complete: true })])
        const found = await staff.get<LeadDetails>(`/api/staff/leads/one/${leads[0]!.id}`)
        expect(found.lead.fields).toMatchObject(lead)
        await eventually(async () => expect(crm.calls).toHaveLength(1))
        expect(crm.calls[0]!.lead).toMatchObject({ ...lead, category, form_completed: true })
      },
    })
    await crm.stop()
  },
})

const heading = 'Please fix the following errors:'

for (const walk of walks) {
  const { kind, category, submit, wrong, steps, lead: typed } = walk

  test(`FORM-13 by keyboard alone the form ${kind} is walked through, and the dealer has what was typed`, async ({
    page,
    dealer,
    leads,
  }) => {
    await dealer.open(walk)
    const form = page.getByTestId(`form-${kind}`)
    const button = (step: number) =>
      form.getByRole('button', { name: step === steps.length - 1 ? submit : 'Next', exact: true })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')

    await tabTo(page, button(0))
    await page.keyboard.press('Enter')
    const errors = form.getByRole('alert')
    await expect(errors).toContainText(heading)
    await expect(errors.getByRole('listitem')).toHaveText(wrong.map(([, , said]) => said))
    for (const entry of wrong) await expect(placeOf(form, entry)).toHaveAccessibleDescription(entry[2])
    expect(await accessibilityFindings(page, 'form[data-lead-form]')).toEqual([])
    const first = placeOf(form, wrong[0]!)
    await expect(wrong[0]![0] === 'group' ? first.locator('input').first() : first).toBeFocused()

    for (const [index, entries] of steps.entries()) {
      for (const entry of entries) await type(page, form, entry)
      // From a line of text Enter goes on as well.
      if (index !== 1) await tabTo(page, button(index))
      await page.keyboard.press('Enter')
      if (index < steps.length - 1) await expect(form.getByRole('heading')).toBeFocused()
    }
    await onSuccess(page)
    await expect(page.locator('[data-thanks]')).toHaveText(/^Thank you, Ada\./)
    expect(leads).toHaveLength(steps.length)
    expect(leads.at(-1)).toMatchObject({
      ...{ ...typed, category, additional_services: [], subcategory: expect.stringMatching(/./) },
      dealership_slug: kind === 'custom' ? null : expect.stringMatching(/^corner-/),
    })
    await dealer.gets(walk)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const walk of walks) {
    const { kind, submit, wrong, steps } = walk

    test(`the form ${kind} is walked through, and the dealer has what was typed`, async ({
      page,
      dealer,
    }) => {
      await dealer.open(walk)
      const form = page.getByTestId(`form-${kind}`)
      const button = (step: number) =>
        form.getByRole('button', { name: step === steps.length - 1 ? submit : 'Next', exact: true })
      await expect(form.locator('.lead-picks').filter({ visible: true })).toHaveCount(0)

      await button(0).click()
      const errors = form.getByRole('alert')
      await expect(errors).toContainText(heading)
      await expect(errors.getByRole('listitem')).toHaveText(wrong.map(([, , said]) => said))
      for (const entry of wrong) await expect(placeOf(form, entry)).toHaveAccessibleDescription(entry[2])
      const first = placeOf(form, wrong[0]!)
      await expect(wrong[0]![0] === 'group' ? first.locator('input').first() : first).toBeFocused()
      const last = placeOf(form, wrong.at(-1)!)
      await errors.getByRole('link').last().click()
      await expect(last).toBeInViewport()
      if (wrong.at(-1)![0] !== 'group') await expect(last).toBeFocused()

      for (const [index, entries] of steps.entries()) {
        for (const entry of entries) {
          const [role, , value] = entry
          const place = placeOf(form, entry)
          // A field that another one asks for comes with the answer.
          if (!(await place.isVisible())) await button(index).click()
          if (role === 'combobox') await place.selectOption(value)
          else if (role === 'checkbox' || role === 'radio') await place.check()
          else await place.fill(value)
        }
        if (index === 1) await placeOf(form, entries.at(-1)!).press('Enter')
        else await button(index).click()
        if (index < steps.length - 1) await expect(form.getByRole('heading')).toBeFocused()
      }
      await expect(page).toHaveURL(/\/success\?form=/)
      const thanks = kind === 'custom' ? fleetForm.thanks : 'We have your message and will be in touch soon.'
      await expect(page.locator('[data-thanks]')).toHaveText(thanks)
      await dealer.gets(walk)
    })
  }
})

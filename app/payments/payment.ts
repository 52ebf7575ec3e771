import { z } from 'zod'

const most = 1_000_000

/** "1,250", "$1250.50" as dollars and cents: `1250.50`. */
const amount = z
  .string({ error: 'Enter the amount in dollars.' })
  .transform((typed) => typed.replace(/[\s,$]/g, ''))
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'Enter the amount in dollars, such as 250 or 1,250.50.'))
  .transform(Number)
  .pipe(z.number().positive('Enter an amount above zero.').max(most, 'Please ring us about this amount.'))
  .transform((dollars) => dollars.toFixed(2))

/** What a shopper pays and for what (ROUTE-36), as the form sends it. */
export const paymentSchema = z.object({
  reference: z
    .string({ error: 'Enter the number of your invoice or deposit.' })
    .trim()
    .min(1, 'Enter the number of your invoice or deposit.')
    .max(60, 'A reference has at most 60 letters.'),
  amount,
  name: z.string({ error: 'Enter your name.' }).trim().min(1, 'Enter your name.').max(120),
  email: z.email({ error: 'Enter an email address, such as name@example.com.' }).max(200),
})

export type Payment = z.output<typeof paymentSchema>

/** The page of the provider for one payment: what is typed takes the place of `{reference}`, `{amount}` and the others. */
export const providerHref = (address: string, payment: Payment) =>
  address.replace(/\{(reference|amount|name|email)\}/g, (_, name: keyof Payment) =>
    encodeURIComponent(payment[name]),
  )

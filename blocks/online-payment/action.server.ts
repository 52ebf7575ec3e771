import { readForm } from '#app/forms/read-form.server.ts'
import { defineAction } from '#app/page/action.ts'
import type { ContentOf } from '#app/page/block.ts'
import { type Payment, paymentSchema } from '#app/payments/payment.ts'
import type definition from './query.ts'

/** Checks what is paid. Nothing is kept: the provider takes the payment, and knows what became of it. */
export default defineAction<ContentOf<typeof definition>, Payment>({
  rate: { points: 30, seconds: 60 },
  async run({ form }) {
    const { fields, refused } = readForm(form, paymentSchema)
    return refused ?? { status: 200, data: fields }
  },
})

/** What a shopper reads of a delivery estimate, on the page as after a press (DLVR-03, DLVR-04). */
export const deliveryWords = {
  missing: 'Please enter a postcode.',
  none: "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const

/** `$1,250`; cents only where there are any. */
export const deliveryPrice = (price: number) =>
  price.toLocaleString('en-AU', {
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  })

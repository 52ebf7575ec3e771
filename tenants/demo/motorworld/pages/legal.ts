import { block, page, rich } from '../../compose.ts'

export const terms = page({
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'The terms on which Motorworld offers this website and the cars on it.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Terms and conditions',
      intro: 'Last reviewed 1 October 2026.',
      showContents: true,
      body: rich`
## Using this website

You may read, print and share pages for your own use. You may not copy the site, or take stock data from it by machine, without our written agreement.

## Prices

Prices are in Australian dollars and include GST. A price marked “drive away” includes stamp duty, registration, compulsory third party insurance and delivery charges for a private buyer garaging the car in Queensland. A price marked “excluding government charges” does not.

## Cars shown

We take care that cars, kilometres and features are described correctly. Pictures marked as renders show the body type and not the car for sale. If a description is wrong, tell us before you sign; we will correct it, and you may withdraw.

## Deposits

A deposit paid online holds a car for 48 hours and is refunded in full if you change your mind in that time.

## Finance figures

Repayments shown are estimates, not offers of credit. All finance is subject to the lender's approval, terms, fees and charges.

## Your rights

Nothing here limits the guarantees given to you by the Australian Consumer Law.
`,
    }),
  ],
})

export const privacy = page({
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'How the Motorworld group collects, uses and protects personal information.',
  blocks: [block('breadcrumbs', {}), block('privacyStatement', {})],
})

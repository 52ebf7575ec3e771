import { block, link, page, picture, ref, rich } from '../../compose.ts'

export const contact = page({
  path: '/contact-us',
  title: 'Contact us',
  description: 'Phone, email and address of Motorworld in Newstead, Brisbane.',
  blocks: [
    block('breadcrumbs', {}),
    block('callToAction', {
      layout: 'contact',
      eyebrow: 'Contact Us',
      heading: 'Ring, write or walk in.',
      text: 'Sales 8 am to 6 pm Monday to Saturday, 10 am to 5 pm Sunday. Service 7 am to 5 pm Monday to Friday, 8 am to noon Saturday.',
    }),
    block('enquiryForm', {
      tone: 'muted',
      heading: 'Write to us',
      intro: 'We answer within two business hours while the showroom is open.',
    }),
    block('textSection', {
      body: rich`
## Which number?

The main line reaches every department. After hours it goes to roadside help, so you will always reach a person.

## Compliments and complaints

Write to the general manager at the address above and mark it “Customer care”. We answer every letter within two business days.
`,
    }),
  ],
})

export const tradeIn = page({
  path: '/trade-in',
  title: 'Sell or trade in your car',
  description: 'A firm written figure for your car, whether or not you buy from Motorworld.',
  blocks: [
    block('breadcrumbs', {}),
    block('hero', {
      layout: 'split',
      eyebrow: 'We want your car',
      heading: 'A firm figure in writing, good for seven days.',
      text: 'Ring with your registration and kilometres. Most valuations take ten minutes.',
      picture: picture('trade-in-wagon.webp', 'Green wagon seen from behind'),
      actions: [link.to('phone', 'Get a valuation')],
    }),
    block('textSection', {
      body: rich`
## How we value a car

We start from what the same car sold for at auction and in our own yards in the past thirty days, then adjust for kilometres, service history and condition. You see the sums.

## What to bring

Both keys, the service book and the registration papers. If there is money owing, bring the finance account number and we will pay it out.
`,
    }),
    block('faqAccordion', {
      heading: 'Selling questions',
      questions: [
        {
          _type: 'faq',
          question: 'Do I have to buy from you?',
          answer: rich`No. We buy about a third of our used stock from people who are not replacing it.`,
        },
        {
          _type: 'faq',
          question: 'How quickly am I paid?',
          answer: rich`By bank transfer the same day, once the papers are signed and any finance is paid out.`,
        },
        {
          _type: 'faq',
          question: 'Will you take any car?',
          answer: rich`For a car over 7 years old or 100,000 km we need to see it before we name a figure.`,
        },
      ],
    }),
  ],
})

export const testDrive = page({
  path: '/book-test-drive',
  title: 'Book a test drive',
  description: 'Drive one car, or two brands back to back, at a Motorworld showroom.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'Forty minutes on roads you know',
      body: rich`
Tell us which car, or which two. We will have them fuelled or charged, insured for you and parked side by side.

Bring a current licence. Learners are welcome on our demo loop with a parent beside them.
`,
      picture: picture('demo-hatch.webp', 'Red hatch ready to drive'),
    }),
    block('testDriveForm', { tone: 'muted', heading: 'Book your drive' }),
  ],
})

export const spinToWin = page({
  path: '/spin-to-win',
  title: 'Spin to Win',
  description: 'One spin for everybody who is signed in: a detail, a roadside kit or coffee on Motorworld.',
  blocks: [
    block('breadcrumbs', {}),
    block('spinWheel', {
      heading: 'One spin, and nobody leaves with nothing',
      intro: 'Sign in with your mobile, spin once, and collect it at Newstead.',
      campaign: 'Newstead charging bays',
      prizes: [
        { _type: 'prize', name: 'A full detail', chance: 1 },
        { _type: 'prize', name: 'A roadside kit', chance: 4 },
        { _type: 'prize', name: 'A wash and vacuum', chance: 5 },
        { _type: 'prize', name: 'Coffee for two', chance: 10 },
      ],
      conditions:
        'One spin for each mobile number. Prizes are handed over at our Newstead showroom within 30 days and are not exchanged for money.',
    }),
  ],
})

export const fleet = page({
  path: '/fleet',
  title: 'Fleet',
  description: 'Cars, utes and vans for companies from several brands, with one person to ring.',
  blocks: [
    block('breadcrumbs', {}),
    block('textSection', {
      heading: 'One desk for every brand you run',
      body: rich`
Companies rarely run one make. Our fleet desk prices across the brands we sell, so that you compare like with like.

Tell us how many vehicles you run and how far they go. The more we know, the closer the first price is.
`,
    }),
    block('customForm', { tone: 'muted', form: ref.form('fleet') }),
  ],
})

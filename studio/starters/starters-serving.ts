import { block, link, rich } from '../../tenants/demo/compose.ts'
import type { PageStarter } from './starter.ts'

/** Pages for car owners, and about the dealership itself. */
export const serving: PageStarter[] = [
  {
    id: 'service',
    name: 'Service',
    description: 'Why to have a car serviced here, what it includes and how to book.',
    title: 'Service',
    path: '/car-service',
    summary: 'Car servicing at {site} in {suburb}: what is included and how to book.',
    blocks: [
      block('breadcrumbs', {}),
      block('hero', {
        ground: 'dark',
        heading: 'Serviced by people who know it.',
        text: 'Trained technicians, genuine parts and a price before we start.',
        actions: [link.to('service', 'Book a service'), link.to('phone', 'Call the workshop')],
      }),
      block('featureBanner', {
        heading: 'With every service',
        features: [
          { icon: 'calendar', title: 'A time that suits', text: 'Drop off before work, collect after.' },
          { icon: 'finance', title: 'A price first', text: 'Nothing is done that you have not agreed to.' },
          { icon: 'warranty', title: 'Your warranty kept', text: 'Logbook service by the maker’s plan.' },
        ],
      }),
      block('faqAccordion', {
        tone: 'muted',
        heading: 'Common questions',
        questions: [
          {
            question: 'How long does a service take?',
            answer: 'Most cars are ready the same day. We tell you when you book.',
          },
          {
            question: 'Can I wait?',
            answer: 'Yes. There is coffee, wireless internet and a quiet corner to work in.',
          },
          { question: 'Do you lend cars?', answer: 'Ask when you book; we keep a few for longer jobs.' },
        ],
      }),
      block('paymentMethods', { heading: 'Pay with' }),
      block('callToAction', {
        layout: 'contact',
        anchor: 'service-booking',
        heading: 'Book your service',
        text: 'Tell us the registration and the day.',
      }),
    ],
  },
  {
    id: 'finance',
    name: 'Finance',
    description: 'How borrowing works, what to bring and the questions people ask.',
    title: 'Finance',
    path: '/car-finance',
    summary: 'Car finance at {site}: how it works, what to bring and the questions people ask.',
    blocks: [
      block('breadcrumbs', {}),
      block('hero', {
        layout: 'statement',
        heading: 'Know the number before you sign.',
        text: 'One person, several lenders, and every cost written down.',
        actions: [link.to('contact', 'Talk to finance'), link.to('phone', 'Call now')],
      }),
      block('textSection', {
        heading: 'How it works',
        body: rich`
1. Tell us about the car and what you would like to pay.
2. We ask the lenders that suit you.
3. You get a written quote and take it home.

## What to bring

- Your licence
- Two recent payslips
- Registration papers of a car you trade in
`,
      }),
      block('faqAccordion', {
        tone: 'muted',
        heading: 'Common questions',
        questions: [
          {
            question: 'How long does an answer take?',
            answer: 'Often the same day, once we have your papers.',
          },
          {
            question: 'Can I repay early?',
            answer: 'Yes. What it costs depends on the lender; we tell you before you sign.',
          },
        ],
      }),
      block('callToAction', {
        heading: 'Ask for a quote.',
        text: 'Finance is subject to lender approval, terms, fees and charges.',
        actions: [link.to('contact', 'Talk to finance')],
      }),
    ],
  },
  {
    id: 'about',
    name: 'About us',
    description: 'Who you are, in numbers and in words.',
    title: 'About us',
    path: '/about-our-team',
    summary: 'Who {site} is, where we are in {suburb} and what we stand for.',
    blocks: [
      block('breadcrumbs', {}),
      block('textSection', {
        heading: 'We are {site}.',
        intro: 'One sentence that only you can say.',
        body: rich`
How it began, who works here and what people come back for. Two short paragraphs are enough.

## What we promise

What you do when something goes wrong says more than any slogan. Write that.
`,
      }),
      block('statsBanner', {}),
      block('manufacturerLogos', { heading: 'Brands we sell' }),
      block('reviewsSample', { tone: 'muted', heading: 'What people say' }),
      block('callToAction', {
        layout: 'contact',
        heading: 'Come and meet us',
        text: 'The kettle is on.',
      }),
    ],
  },
  {
    id: 'locations',
    name: 'Locations and contact',
    description: 'Every place of yours on one page, with phone and address.',
    title: 'Find us',
    path: '/find-us',
    summary: 'Where {site} is: addresses, phone numbers and what is done at each place.',
    blocks: [
      block('breadcrumbs', {}),
      block('dealerLocator', { heading: 'Find us near you' }),
      block('callToAction', {
        tone: 'muted',
        layout: 'contact',
        heading: 'Talk to a person',
        text: 'Call or write. We answer the same day.',
      }),
      block('faqAccordion', {
        heading: 'Before you come',
        questions: [
          { question: 'Is there parking?', answer: 'Say where, and how long.' },
          { question: 'Can I come by train or bus?', answer: 'Name the stop and how far it is to walk.' },
        ],
      }),
    ],
  },
  {
    id: 'help',
    name: 'Questions and warranty',
    description: 'Answers people look for after they have bought, and what the warranty covers.',
    title: 'Help and warranty',
    path: '/help-and-warranty',
    summary: 'Questions about buying, delivery and warranty at {site}, answered.',
    blocks: [
      block('breadcrumbs', {}),
      block('textSection', {
        heading: 'How can we help?',
        body: rich`Most questions are answered below. For anything else, call us.`,
      }),
      block('faqAccordion', {
        heading: 'Buying and delivery',
        questions: [
          {
            question: 'Can I reserve a car?',
            answer: 'Yes. Call us, or use the button on the car’s page where there is one.',
          },
          {
            question: 'Do you deliver?',
            answer: 'Yes. What it costs depends on how far it is; we say so first.',
          },
          { question: 'Can I bring it back?', answer: 'Write what you offer here, in plain words.' },
        ],
      }),
      block('warranty', { tone: 'muted', heading: 'What is covered', showStandardText: true }),
      block('callToAction', {
        heading: 'Still wondering?',
        actions: [link.to('contact', 'Ask us'), link.to('phone', 'Call now')],
      }),
    ],
  },
]

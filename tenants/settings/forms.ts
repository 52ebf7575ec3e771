import { z } from 'zod'
import { inGroup, item, later, list, numbers, richText, type Switch, select, text, toggle } from './define.ts'

const testDriveTerms = {
  title: 'Test drive terms',
  meaning: 'Terms above the button of the test drive form. Empty shows none.',
  shape: richText,
  default: [],
  control: 'richText',
} as const satisfies Switch

export const formSwitches = inGroup('forms', {
  defaultFormState: later(
    select(
      'State in forms',
      'State chosen beforehand in forms.',
      { act: 'ACT', nsw: 'NSW', nt: 'NT', qld: 'QLD', sa: 'SA', tas: 'TAS', vic: 'VIC', wa: 'WA' },
      'qld',
    ),
  ),
  messageRequired: toggle('Comments required', 'Shoppers must write a comment.', true),
  enquiryCategories: list('Enquiry categories', 'Choices of the enquiry form, in their order.', [
    'General Enquiry',
    'Sales',
    'Service',
    'Parts',
    'Finance',
    'Trade In',
    'Careers',
    'Feedback',
  ]),
  enquiryLocationEnabled: toggle(
    'Location in enquiries',
    'Shoppers choose the location they write to.',
    true,
  ),
  removePreferredDealership: toggle(
    'No preferred dealership',
    'Takes the dealership choice out of forms.',
    false,
  ),
  dealershipInput: later(
    select(
      'Dealership choice',
      'How shoppers choose a dealership.',
      { select: 'List', picker: 'By postcode or place' },
      'select',
    ),
  ),
  additionalServices: list('Additional services', 'Tick boxes of the enquiry form.'),
  hideOptIn: toggle('No marketing tick box', 'Takes the opt-in out of forms.', false),
  showTermsNotice: toggle(
    'Terms notice',
    'Shoppers must agree to the terms of use, and a line above the button says so.',
    false,
  ),
  sendAutogaugeEnabled: toggle(
    'Send price gauge with leads',
    'Tells the CRM whether the price gauge was on.',
    false,
  ),
  odometerQuickPicks: numbers('Odometer quick picks', 'Kilometres offered as buttons. Empty shows none.', []),
  testDriveDistributionLocation: toggle(
    'Test drive location',
    'Shoppers may choose among the places that the vehicle can be brought to.',
    false,
  ),
  testDriveTerms: testDriveTerms,
  partsFormVariant: select(
    'Parts form',
    'How a part is named.',
    { separate: 'Part number and description', combined: 'One field' },
    'separate',
  ),
  partsSearchEnabled: toggle('Parts search', 'Switches the parts search on.', false),
})

const question = (id: string, text: string, options: [label: string, percent: number][]) => ({
  id,
  text,
  options: options.map(([label, percent]) => ({ label, percent })),
})

const adjustmentQuestions = {
  title: 'Valuation questions',
  meaning: 'Questions about the trade-in, and by how many percent each answer moves the offer.',
  shape: z
    .array(
      item({
        id: z.string().min(1).max(40),
        text: z.string().min(1).max(200),
        options: z
          .array(item({ label: z.string().min(1).max(120), percent: z.number().min(-100).max(100) }))
          .min(1)
          .max(10),
      }),
    )
    .max(20),
  default: [
    question('condition', 'How would you describe its condition?', [
      ['Excellent', 0],
      ['Good', -4],
      ['Fair', -10],
      ['Poor', -22],
    ]),
    question('service', 'Does it have a full service history?', [
      ['Yes, with books', 0],
      ['Some of it', -3],
      ['No', -7],
    ]),
    question('accident', 'Has it been in an accident?', [
      ['No', 0],
      ['Yes, minor and repaired', -6],
      ['Yes, major', -18],
    ]),
    question('tyres', 'How much tread is left on the tyres?', [
      ['More than half', 0],
      ['About half', -1.5],
      ['They need replacing', -4],
    ]),
    question('keys', 'How many keys come with it?', [
      ['Two or more', 0],
      ['One', -1],
    ]),
  ],
  control: 'objects',
  fields: {
    id: { title: 'Short name', meaning: 'Sent with the answer.', control: 'text', required: true },
    text: { title: 'Question', control: 'text', required: true },
    options: {
      title: 'Answers',
      control: 'objects',
      required: true,
      fields: {
        label: { title: 'Answer', control: 'text', required: true },
        percent: {
          title: 'Percent',
          meaning: 'Minus 5 takes 5 percent off the offer.',
          control: 'number',
          required: true,
        },
      },
    },
  },
} as const satisfies Switch

export const tradeInSwitches = inGroup('tradeIn', {
  tradeInEnabled: toggle('Trade-in', 'Offers trade-in on vehicles and in menus.', true),
  adjustmentQuestions: later({ ...adjustmentQuestions, default: [...adjustmentQuestions.default] }),
  saveValuation: later(toggle('Keep valuations', 'Sends finished valuations to the CRM.', false)),
  valuationProvider: later(text('Valuation service', 'Name of the valuation service.', 'mock')),
  regoLookupProvider: later(text('Registration look-up', 'Name of the registration service.', 'mock')),
})

import { rich } from '../compose.ts'

/** Sections of Motorworld's vehicle pages, and their small print. */
export const vehicleTexts = {
  whatsIncluded: {
    text: rich`
- A full tank, or a full charge, on the day you collect it
- Both keys, the handbook and the service book
- Floor mats, and a first aid kit in the boot
- An hour with the person who sold it to you, to set up phone, mirrors and driver aids
`,
    used: rich`
- A safety certificate, issued within the last 30 days
- Every fault our workshop found, in writing, with what we did about it
- Both keys where the last owner had them; we say so above where not
- A full tank, or a full charge, on the day you collect it
- Statutory warranty, where the law gives it
`,
  },
  whyBuyFromUs: {
    text: rich`
Every car on this site stands in one of our own yards, and the people who answer your call can walk up to it. Sales, finance, trade-in and service are under one roof, so nobody sends you across town with a form.

We put the whole price on the page, and what it includes beside it. If a trade-in is part of it, one person values it while you drive.
`,
  },
  protectYourCar: {
    text: rich`
Paint and fabric protection, window tint and extended mechanical cover can be added when you buy, and go into the finance if you like. Each is quoted on its own, with what it covers and what it does not. None of them is needed to buy a car from us.
`,
  },
  vehicleDisclaimer: {
    text: rich`
Prices said to be drive away include stamp duty, registration and dealer delivery for a private buyer in Queensland; others leave out government charges. Details come from the maker, the register and our own look at the vehicle, and may hold mistakes: please check with us what matters to you before you buy. Pictures of the kind of car are marked as such. A vehicle may be sold before this page says so.
`,
  },
}

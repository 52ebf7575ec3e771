/** Texts that stand in the settings of a site. */
export const whichTexts = ['whatsIncluded', 'whyBuyFromUs', 'protectYourCar', 'vehicleDisclaimer'] as const

/** Their headings where the Studio says nothing. */
export const headings: Record<(typeof whichTexts)[number], string> = {
  whatsIncluded: "What's Included",
  whyBuyFromUs: 'Why Buy From Us',
  protectYourCar: 'Protect Your Car',
  vehicleDisclaimer: 'Disclaimer',
}

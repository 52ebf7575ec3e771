export const benefitIcons = ['shield', 'servicing', 'roadside', 'clock', 'tick'] as const

/** What a warranty section says until somebody writes their own (document B, section 2). */
export const defaultBenefits = [
  { title: '7-year unlimited kilometre warranty', icon: 'shield' },
  { title: '7-year capped price servicing', icon: 'servicing' },
  { title: 'Up to 7 years roadside assistance', icon: 'roadside' },
] as const

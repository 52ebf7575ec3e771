/** The picture that stands where one is missing (ERR-04), on every host. */
export const imageNotFound = {
  path: '/images/image-not-found.svg',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" fill="none" stroke="#6b7485" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="18" y="8" width="60" height="48" rx="4" stroke-dasharray="5 5"/><path d="M24 48l15-16 10 10 7-7 16 13"/><circle cx="62" cy="22" r="5"/><path d="M22 60L74 4"/></svg>`,
} as const

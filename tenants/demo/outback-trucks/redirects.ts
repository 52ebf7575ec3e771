export const redirects = [
  { from: '/contact', to: '/contact-us', permanent: true },
  { from: '/workshop', to: '/service', permanent: true },
]

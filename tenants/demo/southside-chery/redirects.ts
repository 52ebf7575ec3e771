export const redirects = [
  { from: '/contact', to: '/contact-us', permanent: true },
  { from: '/omoda', to: '/models/omoda-5', permanent: false },
]

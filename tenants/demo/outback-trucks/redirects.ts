export const redirects = [
  { from: '/contact', to: '/contact-us', permanent: true },
  { from: '/cars/trade-in', to: '/trade-in', permanent: false },
  { from: '/sell-my-car', to: '/trade-in', permanent: false },
  { from: '/sell-your-car', to: '/trade-in', permanent: false },
  { from: '/workshop', to: '/service', permanent: true },
]

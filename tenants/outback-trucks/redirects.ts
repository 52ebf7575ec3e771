export const redirects = [
  { from: '/contact', to: '/contact-us', permanent: true },
  { from: '/sell-my-car', to: '/trade-in', permanent: false },
  { from: '/sell-your-car', to: '/trade-in', permanent: false },
  { from: '/search/new-used-and-demo-cars', to: '/search/used-cars', permanent: false },
  { from: '/workshop', to: '/service', permanent: true },
]

export const redirects = [
  { from: '/contact', to: '/contact-us', permanent: true },
  { from: '/cars/trade-in', to: '/trade-in', permanent: false },
  { from: '/sell-my-car', to: '/trade-in', permanent: false },
  { from: '/sell-your-car', to: '/trade-in', permanent: false },
  { from: '/cars', to: '/search/new-used-and-demo-cars', permanent: false },
  { from: '/about', to: '/about-us', permanent: true },
]

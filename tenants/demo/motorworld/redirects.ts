export const redirects = [
  { from: '/contact', to: '/contact-us', permanent: true },
  { from: '/cars', to: '/search/new-used-and-demo-cars', permanent: false },
  { from: '/about', to: '/about-us', permanent: true },
]

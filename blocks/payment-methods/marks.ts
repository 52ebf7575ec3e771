const card = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect x=".5" y=".5" width="63" height="39" rx="5.5" fill="#fff" stroke="#d5d9e2"/>${body}</svg>`,
  )}`

/** Two discs side by side that share a lens, as both of these card schemes have. */
const discs = (left: string, right: string, lens: string, name: string) =>
  card(
    `<circle cx="26" cy="16.5" r="10" fill="${left}"/><circle cx="38" cy="16.5" r="10" fill="${right}"/>` +
      `<path d="M32 8.5a10 10 0 0 1 0 16 10 10 0 0 1 0-16z" fill="${lens}"/>` +
      `<text x="32" y="35" font-family="Arial,Helvetica,sans-serif" font-size="7.5" font-weight="700" text-anchor="middle" fill="#1c2330">${name}</text>`,
  )

const wallet = (mark: string, x: number) =>
  card(
    `${mark}<text x="${x}" y="25.6" font-family="Arial,Helvetica,sans-serif" font-size="15.5" font-weight="500" fill="#2f343d">Pay</text>`,
  )

/** The accepted cards and wallets in the order of the specification (MKT-03), drawn here so that nothing is fetched. */
export const paymentMarks = [
  { name: 'Mastercard', src: discs('#eb001b', '#f79e1b', '#ff5f00', 'mastercard') },
  {
    name: 'Visa',
    src: card(
      '<text x="32" y="27.5" font-family="Arial,Helvetica,sans-serif" font-size="20" font-style="italic" font-weight="900" text-anchor="middle" letter-spacing="-.6" fill="#1434cb">VISA</text>',
    ),
  },
  { name: 'Maestro', src: discs('#0099df', '#ed0006', '#6c6bbd', 'maestro') },
  {
    name: 'Google Pay',
    src: wallet(
      '<g fill="none" stroke-width="3"><path d="M20.6 15.4A6.5 6.5 0 0 0 10.5 16.6" stroke="#ea4335"/><path d="M10.5 16.6a6.5 6.5 0 0 0 0 6.8" stroke="#fbbc04"/><path d="M10.5 23.4a6.5 6.5 0 0 0 9.6 1.7" stroke="#34a853"/><path d="M20.1 25.1a6.5 6.5 0 0 0 2.4-5.1H16" stroke="#4285f4"/></g>',
      27,
    ),
  },
  {
    name: 'Apple Pay',
    src: wallet(
      '<path d="M20.3 13.2c.8-.9 1.2-2 1.1-3.2-1.1.1-2.2.7-2.9 1.5-.7.8-1.2 1.9-1.1 3.1 1.1.1 2.2-.5 2.9-1.4zm1.1 1.7c-1.6-.1-3 .9-3.7.9-.8 0-2-.9-3.2-.8-1.7 0-3.2 1-4.1 2.4-1.7 3-.5 7.5 1.2 9.9.8 1.2 1.8 2.5 3.1 2.5 1.2-.1 1.7-.8 3.2-.8s1.9.8 3.2.7c1.3 0 2.2-1.200 3-2.400.9-1.400 1.300-2.700 1.300-2.800-2.100-1-2.800-2.500-2.800-4 0-1.900 1.200-2.800 1.900-3.300-1-1.600-2.500-2.200-3.100-2.300z" fill="#111"/>',
      28,
    ),
  },
] as const

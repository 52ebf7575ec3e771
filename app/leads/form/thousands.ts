/** `12,345` of what was typed: digits alone, thousands apart. */
export const withThousands = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9)
    .replace(/\B(?=(\d{3})+$)/g, ',')

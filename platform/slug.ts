const isPlain = /^[a-z0-9 -]*$/i
const withoutAccents = (name: string) => name.normalize('NFKD').replace(/\p{M}+/gu, '')

/** Names as addresses have them, lower-case words and digits with dashes: "C4 & Co", "Škoda" is `c4-and-co-skoda`. */
export function slugOf(...parts: (string | number | undefined)[]): string {
  const name = parts.filter((part) => part !== undefined).join(' ')
  // Most names are plain letters and digits: taking accents off would cost half the time.
  return (isPlain.test(name) ? name : withoutAccents(name).replace(/&/g, ' and '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '')
}

const isPlain = /^[a-z0-9 -]*$/i
const withoutAccents = (name: string) => name.normalize('NFKD').replace(/\p{M}+/gu, '')

/** A slug of one or more names, in lower case with hyphens: "C4 & Co" and "Škoda" make `c4-and-co-skoda`. */
export function slugOf(...parts: (string | number | undefined)[]): string {
  const name = parts.filter((part) => part !== undefined).join(' ')
  // Most names are ASCII; removing accents takes half the time.
  return (isPlain.test(name) ? name : withoutAccents(name).replace(/&/g, ' and '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '')
}

/** Names as addresses have them, lower-case words and digits with dashes: "C4 & Co", "Škoda" is `c4-and-co-skoda`. */
export function slugOf(...parts: (string | number | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '')
}

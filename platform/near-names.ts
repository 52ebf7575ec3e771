/** Least number of letters to change, add or take away to make one word of the other. */
export function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let column = 0; column < other.length; column++)
      next.push(
        Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (letter === other[column] ? 0 : 1)),
      )
    row = next
  }
  return row[other.length]!
}

const tidy = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '')
const longest = 80

/** The names that may be meant by a misspelt one, nearest first; those that begin with it or contain it among them. */
export function nearNames(given: string, names: readonly string[], most = 3): string[] {
  const wanted = tidy(given).slice(0, longest)
  if (wanted === '') return []
  const far = Math.max(2, Math.floor(wanted.length / 3))
  return names
    .map((name) => {
      const plain = tidy(name).slice(0, longest)
      const contains = wanted.length > 2 && plain !== '' && (plain.includes(wanted) || wanted.includes(plain))
      return { name, letters: contains ? 1 : lettersBetween(wanted, plain) }
    })
    .filter(({ letters }) => letters <= far)
    .sort((one, other) => one.letters - other.letters)
    .slice(0, most)
    .map(({ name }) => name)
}

/** `Did you mean motorworld?`, or what there is: the end of a message about a name that nobody knows. */
export function didYouMean(given: string, names: readonly string[], all: string): string {
  const near = nearNames(given, names)
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`
  return names.length > 0 ? `${all} are ${[...names].sort().join(', ')}.` : `${all} are none yet.`
}

/** Ids of vehicles as an address lists them, `1001,1002`: what is no id and what comes twice is left out. */
export function readIds(text: string, most: number) {
  const ids = text
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number)
  return [...new Set(ids)].slice(0, most)
}

/**
 * Grid of the gallery on wide screens: `columns`, and the columns each picture takes. The first of three or more takes
 * two by two. Every row is full, whatever the number of pictures.
 */
export function galleryLayout(count: number): { columns: 1 | 2 | 3 | 4; spans: number[] } {
  const columns = count === 1 ? 1 : count === 2 || count === 4 ? 2 : count === 3 || count === 6 ? 3 : 4
  const spans = Array.from({ length: count }, () => 1)
  if (columns < 3) return { columns, spans }
  spans[0] = 2
  const missing = (columns - ((count + 3) % columns)) % columns
  for (let index = count - missing; index < count; index++) spans[index] = 2
  return { columns, spans }
}

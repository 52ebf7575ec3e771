/** Numbers of a pager: the first, the last, and those around the current one; null is a gap. */
export function pagesAround(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const shown = [...new Set(wanted)].sort((one, other) => one - other)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}

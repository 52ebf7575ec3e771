/** The wanted path if it is free, else the first free one of `/sale-2`, `/sale-3`… */
export function freePath(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  const base = wanted === '/' ? '/home' : wanted.replace(/-\d+$/, '')
  for (let number = 2; ; number++) {
    const path = `${base}-${number}`
    if (!taken.has(path)) return path
  }
}

/** Path and title for a copy on the same site: `/sale-copy`, "Sale (copy)". */
export function copyNames(path: string, title: string, taken: ReadonlySet<string>) {
  const base = `${path === '/' ? '/home' : path.replace(/-copy(-\d+)?$/, '')}-copy`
  return { path: freePath(base, taken), title: `${title.replace(/ \(copy\)$/, '')} (copy)`.slice(0, 120) }
}

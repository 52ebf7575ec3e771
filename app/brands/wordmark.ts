/** The name of a brand as a drawing, from its slug (letters, digits and hyphens): for makers nobody has a logo of. */
export function wordmark(slug: string): string {
  const name = slug.toUpperCase()
  const width = 14 * name.length + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}" height="24" role="img" aria-label="${name}"><text x="50%" y="18" text-anchor="middle" textLength="${width - 8}" lengthAdjust="spacingAndGlyphs" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="#16181d">${name}</text></svg>`
}

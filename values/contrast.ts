const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => channel(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast of two #rrggbb colours: 1 to 21. */
export function contrastRatio(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of the second colour laid over the first, as #rrggbb. */
export function mix(base: string, over: string, share: number) {
  const top = channels(over)
  const mixed = channels(base).map((value, index) => Math.round(value + ((top[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

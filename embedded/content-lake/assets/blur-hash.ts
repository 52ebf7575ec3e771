const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'

function base83(value: number, length: number) {
  let text = ''
  for (let place = length - 1; place >= 0; place -= 1) text += digits[Math.floor(value / 83 ** place) % 83]
  return text
}

const toLinear = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const toSrgb = (value: number) => {
  const part = Math.max(0, Math.min(1, value))
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
}

const signedRoot = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value))

/** BlurHash with 4 by 3 components of RGB pixels. */
export function blurHash(pixels: Uint8Array, width: number, height: number): string {
  const [across, down] = [4, 3]
  const factors: [number, number, number][] = []
  for (let j = 0; j < down; j += 1) {
    for (let i = 0; i < across; i += 1) {
      const sum: [number, number, number] = [0, 0, 0]
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const basis = Math.cos((Math.PI * i * x) / width) * Math.cos((Math.PI * j * y) / height)
          const at = (y * width + x) * 3
          for (let c = 0; c < 3; c += 1) sum[c]! += basis * toLinear(pixels[at + c]!)
        }
      }
      const scale = (i === 0 && j === 0 ? 1 : 2) / (width * height)
      factors.push([sum[0] * scale, sum[1] * scale, sum[2] * scale])
    }
  }
  const [mean = [0, 0, 0], ...rest] = factors
  const largest = Math.max(...rest.flat().map(Math.abs))
  const quantised = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)))
  const limit = (quantised + 1) / 166
  const average = mean.reduce((value, channel) => value * 256 + toSrgb(channel), 0)
  const step = (value: number) => Math.max(0, Math.min(18, Math.floor(signedRoot(value / limit) * 9 + 9.5)))
  return [
    base83(across - 1 + (down - 1) * 9, 1),
    base83(quantised, 1),
    base83(average, 4),
    ...rest.map(([r, g, b]) => base83((step(r) * 19 + step(g)) * 19 + step(b), 2)),
  ].join('')
}

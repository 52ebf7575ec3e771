import type { ImageValue } from '#values/image.ts'

const assetHash = /^image-([0-9a-f]{40})-/

/**
 * A picture for samples, with an asset id that is always the same for one name. The gallery and the tests serve
 * the picture behind it by `sampleName`. `name` is one of the studio photographs (`suv-blue-hero`, `ute-black-side`) or
 * any name of up to 20 letters, digits and hyphens.
 */
export function sampleImage(name: string, alt: string, width = 1280, height = 800): ImageValue {
  const hash = [...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .slice(0, 40)
    .padEnd(40, '0')
  return { assetId: `image-${hash}-${width}x${height}-webp`, width, height, alt }
}

/** The name `sampleImage` was given, or undefined for the picture of a real document. */
export function sampleName(assetId: string): string | undefined {
  const hash = assetHash.exec(assetId)?.[1]?.replace(/(00)+$/, '')
  const name = hash?.replace(/../g, (code) => String.fromCharCode(Number.parseInt(code, 16)))
  return name && /^[a-z0-9-]+$/.test(name) ? name : undefined
}

import { z } from 'zod'

/**
 * GROQ projection of a Sanity image with alternative text, to be used as `"image": image{${imageProjection}}`.
 * A missing asset gives `null` dimensions; `imageValue` then parses to undefined and views leave the picture out.
 */
export const imageProjection = `
  "assetId": asset._ref,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  alt, hotspot, crop`

const fraction = z.number().min(0).max(1)

const image = z.object({
  /** `image-<sha1>-<W>x<H>-<ext>` */
  assetId: z.string().regex(/^image-[A-Za-z0-9]+-\d+x\d+-[a-z0-9]+$/),
  width: z.number().positive(),
  height: z.number().positive(),
  alt: z
    .string()
    .nullish()
    .transform((alt) => alt ?? ''),
  hotspot: z.object({ x: z.number(), y: z.number() }).loose().nullish(),
  /** In preview, what a click on the picture opens (`data-sanity`). */
  source: z.string().optional(),
  crop: z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }).loose().nullish(),
})

export type ImageValue = z.infer<typeof image>

/** An image, or undefined when it is missing or its asset is gone. */
export const imageValue = z.preprocess(
  (value) => (image.safeParse(value).success ? value : undefined),
  image.optional(),
)

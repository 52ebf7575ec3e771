import { block, link, page, picture, rich } from '../../compose.ts'
import { listPrice, newLine } from '../../stock/list-price.ts'

interface Model {
  slug: string
  name: string
  line: string
  description: string
  file: string
  alt: string
  story: ReturnType<typeof rich>
  detail: { file: string; alt: string }
  /** Litres, as the maker says it. */
  boot: string
}

/** What the maker's range and our stock say of a model, so that page and stock agree. */
function specsOf({ name, boot }: Model): [label: string, value: string][] {
  const model = name.replace('Chery ', '')
  const { seats, size, towing } = newLine(model)
  const [length, width, height] = size.map((mm) => `${mm.toLocaleString('en-AU')} mm`)
  return [
    ['Seats', String(seats)],
    ['Length', length ?? ''],
    ['Width', width ?? ''],
    ['Height', height ?? ''],
    ['Boot', boot],
    ['Towing, braked', `${towing.toLocaleString('en-AU')} kg`],
    ['Drive away from', `$${listPrice(model).toLocaleString('en-AU')}`],
  ]
}

const models: Model[] = [
  {
    slug: 'omoda-5',
    name: 'Chery OMODA 5',
    line: 'A face you remember.',
    description:
      'The Chery OMODA 5 at Southside Chery: compact SUV with 18 driver assistance systems as standard.',
    file: 'omoda-5.webp',
    alt: 'OMODA 5 in crimson',
    story: rich`
The OMODA 5 is short enough for a city bay and tall enough to see past the ute in front. Eighteen driver assistance systems come on every grade, not just the top one.

Inside, two 10.25-inch screens sit behind one sheet of glass. The boot takes a pram without folding the seats.
`,
    detail: { file: 'rear-night.webp', alt: 'OMODA 5 from behind' },
    boot: '360 L',
  },
  {
    slug: 'omoda-5-fx',
    name: 'Chery OMODA 5 FX',
    line: 'The same shape, wound tighter.',
    description:
      'The Chery OMODA 5 FX at Southside Chery: darker trim, firmer tune, the same seven-year warranty.',
    file: 'omoda-5-fx.webp',
    alt: 'OMODA 5 FX in deep blue',
    story: rich`
The FX takes the OMODA 5 and adds 18-inch black wheels, a body kit in gloss black and red stitching you notice at the lights.

Underneath is the 1.6-litre turbo with a seven-speed dual-clutch gearbox.
`,
    detail: { file: 'wheel-night.webp', alt: 'Front wheel under studio light' },
    boot: '360 L',
  },
  {
    slug: 'tiggo-4-pro',
    name: 'Chery Tiggo 4 Pro',
    line: 'Small outside. Sorted inside.',
    description:
      'The Chery Tiggo 4 Pro at Southside Chery: the small SUV for first cars and second driveways.',
    file: 'tiggo-4-pro.webp',
    alt: 'Tiggo 4 Pro in white',
    story: rich`
The smallest Chery we sell. The Tiggo 4 Pro parks where you used to drive past, and comes with the driver assistance of the cars above it.
`,
    detail: { file: 'banner-drive.webp', alt: 'Tiggo 4 Pro at night' },
    boot: '380 L',
  },
  {
    slug: 'tiggo-7-pro',
    name: 'Chery Tiggo 7 Pro',
    line: 'The long weekend, every weekend.',
    description: 'The Chery Tiggo 7 Pro at Southside Chery: mid-size family SUV with a 475-litre boot.',
    file: 'tiggo-7-pro.webp',
    alt: 'Tiggo 7 Pro in silver',
    story: rich`
Five adults, five bags and a roof that opens. The Tiggo 7 Pro is the one most Springwood families take home.

A 50-watt wireless charger keeps the navigator's phone alive to Byron and back.
`,
    detail: { file: 'rear-wagon.webp', alt: 'Tiggo 7 Pro from behind' },
    boot: '475 L',
  },
]

const modelPage = (model: Model) => {
  const { slug, name, line, description, file, alt, story, detail } = model
  return page({
    path: `/models/${slug}`,
    title: name,
    description,
    image: picture(file, alt),
    blocks: [
      block('hero', {
        layout: 'split',
        tone: 'dark',
        eyebrow: line,
        heading: name,
        picture: picture(file, alt, { focus: [0.5, 0.6] }),
        phonePicture: picture(`${slug}-phone.webp`, alt),
        actions: [link.page('/book-test-drive', 'Book a drive'), link.to('stockSearch', 'Cars in stock')],
      }),
      block('breadcrumbs', {}),
      block('textSection', {
        heading: line,
        body: story,
        picture: picture(detail.file, detail.alt),
        pictureSide: 'right',
      }),
      block('specTable', {
        heading: 'In numbers',
        firstColumn: 'Specification',
        columns: [name.replace('Chery ', '')],
        rows: specsOf(model).map(([label, value]) => ({ _type: 'specRow', label, values: [value] })),
        note: 'Drive away prices are for private buyers in Queensland. Ask us for the figures of the grade you are looking at.',
        tone: 'dark',
      }),
      block('warranty', { link: link.page('/warranty', 'Read the warranty') }),
      block('callToAction', {
        layout: 'row',
        heading: 'Drive it before you decide.',
        actions: [link.page('/book-test-drive', 'Book a drive'), link.to('phone', 'Call us')],
        tone: 'brand',
      }),
    ],
  })
}

export const modelPages = models.map(modelPage)

export const modelsOverview = page({
  path: '/models',
  title: 'Models',
  description: 'The Chery range at Southside Chery: OMODA 5, OMODA 5 FX, Tiggo 4 Pro and Tiggo 7 Pro.',
  blocks: [
    block('hero', {
      layout: 'statement',
      ground: 'dark',
      heading: 'Ways to say Chery.',
      text: 'Every one with seven years of warranty and 18 driver assistance systems.',
    }),
    ...models.map(({ slug, name, line, file, alt }, index) =>
      block('callToAction', {
        layout: 'panel',
        eyebrow: line,
        heading: name,
        image: picture(file, alt),
        actions: [link.page(`/models/${slug}`, 'See the model')],
        ...(index % 2 === 1 && { tone: 'muted' }),
      }),
    ),
  ],
})

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const nameShape = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/

/** Types that the Studio itself defines. */
const studioTypes = new Set(
  `array block boolean crossDatasetReference date datetime document email file geopoint globalDocumentReference image
  number object reference slug span string text url`.split(/\s+/),
)

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Names of the documents and objects in `schemas/`. */
function schemaTypes(root: string) {
  return ['documents', 'objects'].flatMap((folder) => {
    const path = join(root, 'schemas', folder)
    if (!existsSync(path)) return []
    return readdirSync(path).flatMap((file) =>
      [...readFileSync(join(path, file), 'utf8').matchAll(/defineType\(\{\s*name: '(\w+)'/g)].map(
        ([, name]) => name,
      ),
    )
  })
}

/** Why a block cannot have this name, in one line; undefined if it can. */
export function nameProblem(root: string, name: string | undefined): string | undefined {
  if (!name) return 'Say what the block is called: npm run new:block -- price-table'
  if (!nameShape.test(name) || name.length > 40)
    return `"${name}" cannot be a block's name. Use small letters, digits and hyphens, each word starting with a letter: price-table.`
  if (existsSync(join(root, 'blocks', name)))
    return `blocks/${name} exists already. Choose another name, or edit that block.`
  const type = camel(name)
  if (studioTypes.has(type) || schemaTypes(root).includes(type))
    return `"${type}" is already the name of a type in the Studio. Choose another name.`
  return undefined
}

/** The files of a working block, by name. */
export function blockFiles(name: string): Record<string, string> {
  const type = camel(name)
  const component = capital(type)
  const title = capital(name.replaceAll('-', ' '))
  return {
    'schema.ts': `import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: '${type}',
  title: '${title}',
  group: 'content',
  description: 'Say in one sentence when a marketer should reach for this block.',
  searchWords: [],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Shown above the text.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One or two sentences.',
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'text' } },
})
`,
    'query.ts': `import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: '${type}',
  tier: 'static',
  projection: 'heading, text',
  content: z.object({ heading: text, text }),
})
`,
    'view.tsx': `import { SectionHeading } from '#app/ui/heading.tsx'
import type { BlockView, ContentOf } from '#app/page/block.ts'
import type block from './query.ts'

const ${component}: BlockView<ContentOf<typeof block>> = ({ block, content }) => {
  if (!content.heading && !content.text) return null
  return (
    <div className="container-page">
      <SectionHeading level={block.first ? 1 : 2} title={content.heading} intro={content.text} />
    </div>
  )
}

export default ${component}
`,
    'sample.ts': `import type { z } from 'zod'
import type { BlockSample } from '#app/page/block.ts'
import type block from './query.ts'

const sample: BlockSample<z.input<typeof block.content>> = {
  content: {
    heading: '${title}',
    text: 'What a shopper reads here, as it could stand on a dealer site.',
  },
}

export default sample
`,
    'view.test.tsx': `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleData, sampleProps } from '#app/samples/site.ts'
import block from './query.ts'
import sample from './sample.ts'
import View from './view.tsx'

const render = (fields: object) =>
  renderToStaticMarkup(<View {...sampleProps('${type}', block.content.parse(fields), sampleData(sample))} />)

test('shows heading and text', () => {
  const html = render({ heading: 'Open on Sundays', text: 'From ten to four.' })
  expect(html).toContain('Open on Sundays')
  expect(html).toContain('From ten to four.')
})

test('shows nothing while it is empty', () => {
  expect(render({})).toBe('')
})
`,
    'thumbnail.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160"><rect width="240" height="160" fill="#f3f5f9"/><rect x="24" y="44" width="120" height="16" rx="3" fill="#1f5eff"/><rect x="24" y="76" width="192" height="10" rx="3" fill="#c9d3e6"/><rect x="24" y="96" width="160" height="10" rx="3" fill="#c9d3e6"/></svg>
`,
  }
}

/**
 * Writes `blocks/<name>` below `root` and returns the paths of its files.
 * @throws Error with one line for the developer when the name cannot be used
 */
export function writeBlock(root: string, name: string | undefined): string[] {
  const problem = nameProblem(root, name)
  if (problem || !name) throw new Error(problem)
  const folder = join('blocks', name)
  mkdirSync(join(root, folder), { recursive: true })
  return Object.entries(blockFiles(name)).map(([file, content]) => {
    writeFileSync(join(root, folder, file), content, { flag: 'wx' })
    return join(folder, file)
  })
}

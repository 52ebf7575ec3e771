import { gzipSync } from 'node:zlib'
import { demoTenants, pagesOf, visit } from '#tests/world/index.ts'
import { withWorld } from './world.ts'

const limit = 15_000

/** Compressed bytes of the scripts a page's markup asks for, and of what those import at once. */
await withWorld(async ({ info }) => {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (slug: string, src: string): Promise<number> => {
    const known = sizes.get(src) ?? measure(slug, src)
    sizes.set(src, known)
    return known
  }
  async function measure(slug: string, src: string) {
    const { body, status } = await visit(info, slug, src)
    if (status !== 200) throw new Error(`${src} answers ${status}.`)
    const imported = [...body.matchAll(/(?:^|[;}])import[^"'()]*["'](\.\/[^"']+)["']/g)]
    const below = await Promise.all(imported.map(([, name]) => sizeOf(slug, `/assets/${name?.slice(2)}`)))
    return gzipSync(body, { level: 9 }).length + below.reduce((sum, size) => sum + size, 0)
  }
  let over = 0
  for (const slug of demoTenants) {
    for (const path of await pagesOf(info, slug)) {
      const { body } = await visit(info, slug, path)
      const scripts = [
        ...body.matchAll(/<script[^>]+src="([^"]+)"/g),
        ...body.matchAll(/rel="modulepreload" href="([^"]+)"/g),
      ]
      const total = (await Promise.all(scripts.map(([, src]) => sizeOf(slug, src as string)))).reduce(
        (sum, size) => sum + size,
        0,
      )
      const interactive = body.includes('data-interactive')
      if (!interactive && total > limit) over++
      console.log(
        `${`${slug}${path}`.padEnd(56)}${(total / 1000).toFixed(1).padStart(7)} kB${interactive ? '  interactive' : ''}`,
      )
    }
  }
  console.log(
    over === 0
      ? 'Every page of static blocks is within 15 kB.'
      : `${over} pages of static blocks are over 15 kB.`,
  )
})

import { editorClient, visit } from '#tests/product/index.ts'
import { homePageEditor } from './home-page.ts'
import { load, median, quantile, table } from './numbers.ts'
import { withProduct } from './product.ts'

const publishes = Number(process.argv[2] ?? 200)
const slug = 'motorworld'
const giveUpMs = 10_000

await withProduct(async ({ info }) => {
  const editor = await homePageEditor(editorClient(info), slug)
  const acknowledging: number[] = []
  const showing: number[] = []
  for (let count = 0; count < publishes; count++) {
    const heading = `Heading ${count} of ${publishes}`
    const sent = performance.now()
    await editor.publish(heading)
    const acknowledged = performance.now()
    while (!(await visit(info, slug, '/')).body.includes(heading))
      if (performance.now() - acknowledged > giveUpMs)
        throw new Error(`Publish ${count} did not appear on the page.`)
    acknowledging.push(acknowledged - sent)
    showing.push(performance.now() - acknowledged)
  }
  const row = (name: string, times: number[]) => [
    name,
    ...[median(times), quantile(times, 0.99), Math.max(...times)].map((time) => `${time.toFixed(0)} ms`),
  ]
  console.log(
    `${publishes} publishes of the home page of ${slug} (${editor.block} heading), ${load()}\n` +
      table([
        ['', 'median', '99th percentile', 'longest'],
        row('publish sent to acknowledged', acknowledging),
        row('acknowledged to visible over HTTP', showing),
      ]),
  )
})

import { editorClient, visit } from '#tests/world/index.ts'
import { withWorld } from './world.ts'

const publishes = Number(process.argv[2] ?? 200)
const slug = 'motorworld'

/** Milliseconds from the moment a publish is acknowledged to the first answer of the site that shows it. */
await withWorld(async ({ info }) => {
  const client = editorClient(info)
  const id = await client.fetch<string>(
    '*[_type == "page" && tenant._ref == $tenant && path.current == "/"][0]._id',
    {
      tenant: `site-${slug}`,
    },
  )
  const times: number[] = []
  for (let count = 0; count < publishes; count++) {
    const title = `Published ${count} of ${publishes}`
    await client.createOrReplace({ ...(await client.getDocument(id))!, _id: `drafts.${id}`, seo: { title } })
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
    const acknowledged = performance.now()
    while (!(await visit(info, slug, '/')).body.includes(title)) {
      if (performance.now() - acknowledged > 10_000) throw new Error(`Publish ${count} never showed.`)
    }
    times.push(performance.now() - acknowledged)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    `${times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0)} ms`
  console.log(
    `Publish to visible, ${publishes} publishes: median ${at(0.5)}, 99th percentile ${at(0.99)} (under 1000 ms)`,
  )
})

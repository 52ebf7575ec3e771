import { demoTenants, editorClient, killProcess, type ProductInfo, pagesOf, visit } from '../product/index.ts'
import { startTestProduct } from '../product/start.ts'

/**
 * Writes continuously while the Content Lake and PostgreSQL are killed with kill -9 in turn, then counts: every
 * acknowledged write must exist. Meanwhile pages that were served before are requested, and must be served.
 */
const rounds = ['content-lake', 'postgresql', 'content-lake', 'postgresql'] as const
const writeFor = 2000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const product = await startTestProduct()
try {
  const { acknowledged, refused, unanswered } = await writeThroughKills(product.info)
  const client = editorClient(product.info)
  const found = new Set(await client.fetch<string[]>('*[_type == "proof"]._id'))
  const lost = acknowledged.filter((id) => !found.has(id))
  console.log(`${acknowledged.length} writes acknowledged, ${lost.length} of them lost`)
  console.log(`${refused} writes refused while a process was down`)
  console.log(`${unanswered} page requests got no response`)
  process.exitCode = lost.length || unanswered ? 1 : 0
} finally {
  await product.stop()
}

async function writeThroughKills(info: ProductInfo) {
  const client = editorClient(info).withConfig({ maxRetries: 0 })
  const acknowledged: string[] = []
  let refused = 0
  let unanswered = 0
  let going = true
  const write = async (lane: number) => {
    for (let count = 0; going; count += 1) {
      const _id = `proof-${lane}-${count}`
      await client.create({ _id, _type: 'proof' }).then(
        () => acknowledged.push(_id),
        async () => {
          refused += 1
          await pause(20)
        },
      )
    }
  }
  const read = async () => {
    const paths = await pagesOf(info, demoTenants[0])
    for (let count = 0; going; count += 1) {
      const path = paths[count % paths.length] ?? '/'
      const status = await visit(info, demoTenants[0], path).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status !== 200) unanswered += 1
      await pause(20)
    }
  }
  // A page that was never served cannot be served "as it last was".
  for (const path of await pagesOf(info, demoTenants[0])) await visit(info, demoTenants[0], path)
  const work = [write(0), write(1), read()]
  for (const name of rounds) {
    await pause(writeFor)
    const before = acknowledged.length
    console.log(`${before} acknowledged; kill -9 ${name}`)
    await killProcess(info, name)
    while (acknowledged.length < before + 20) await pause(50)
  }
  going = false
  await Promise.all(work)
  return { acknowledged, refused, unanswered }
}

import { filesOf, rowsOf, sendMalformed, withFileForm } from '../product/doors.ts'
import { editorClient } from '../product/index.ts'
import { startTestProduct } from '../product/start.ts'
import { createTenant } from '../product/tenant.ts'

/**
 * Sends 10,000 generated malformed bodies to everything of a site that takes a POST: each is refused or ignored, none
 * leaves a row or a file and none makes the site fail. `npm run proof:bodies -- 1000 7`: how many, and the seed.
 */
const count = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? Date.now() % 100_000)

const product = await startTestProduct()
try {
  console.log(`${count} bodies, seed ${seed}`)
  const tenant = await createTenant(editorClient(product.info))
  await withFileForm(product.info, tenant)
  const { slug } = tenant
  const { doors, answers, failures } = await sendMalformed(product.info, slug, { count, seed })
  console.log(`${doors} doors`)
  for (const [status, times] of [...answers].sort()) console.log(`${times} answered ${status}`)
  for (const line of failures.slice(0, 20)) console.log(line)
  const rows = await rowsOf(product.info, slug)
  console.log(`rows: ${JSON.stringify(rows)}`)
  const files = await filesOf(product.info, slug)
  console.log(`files: ${files.length}`)
  const left = files.length > 0 || Object.values(rows).some((number) => number > 0)
  console.log(`${failures.length} made the site fail, ${left ? 'something was left' : 'nothing was left'}`)
  process.exitCode = failures.length || left ? 1 : 0
} finally {
  await product.stop()
}

import { rm, writeFile } from 'node:fs/promises'
import { startTestProduct } from '../product/start.ts'
import { productFile } from './product-file.ts'

/** Browser tests share one product: a test that changes content puts it back. */
export default async function setup() {
  const product = await startTestProduct()
  const file = productFile(process.pid)
  await writeFile(file, JSON.stringify(product.info), { mode: 0o600 })
  return async () => {
    await product.stop()
    await rm(file, { force: true })
  }
}

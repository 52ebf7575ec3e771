import type { TestProject } from 'vitest/node'
import type { ProductInfo } from '#server/processes/product.ts'
import { startTestProduct } from '../product/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    product: ProductInfo
  }
}

/** Integration tests share one product: a test that changes content puts it back. */
export default async function setup(project: TestProject) {
  const product = await startTestProduct()
  project.provide('product', product.info)
  return product.stop
}

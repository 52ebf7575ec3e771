import { noStock } from '#app/samples/load.ts'
import type { StockAnswer, StockRequest, TenantStock } from '#app/stock/tenant-stock.ts'

/** Stock that gives the same answer to every question and keeps the questions. */
export function answering(answer: Partial<StockAnswer>): TenantStock & { asked: StockRequest[] } {
  const asked: StockRequest[] = []
  const whole = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processingTimeMS: 0, ...answer }
  return {
    ...noStock,
    asked,
    async search(requests) {
      asked.push(...requests)
      return requests.map(() => whole)
    },
  }
}

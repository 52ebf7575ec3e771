declare module 'itemsjs' {
  export interface Index<Item> {
    search(options: {
      per_page: number
      query: string
      filters: Partial<Record<string, string[]>>
      sort?: string
      filter?: (item: Item) => boolean
    }): { pagination: { total: number } }
  }
  export default function itemsjs<Item>(
    items: Item[],
    options: {
      searchableFields: string[]
      sortings: Record<string, { field: string; order: 'asc' | 'desc' }>
      aggregations: Record<string, { size: number; conjunction: boolean }>
    },
  ): Index<Item>
}

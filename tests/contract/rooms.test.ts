import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source.ts'

/** Top rooms, the highest first: each imports from rooms below it alone, types included. Entries put things together. */
const order = [
  ['studio', 'bench'],
  ['server'],
  ['embedded'],
  ['entries'],
  ['blocks'],
  ['app'],
  ['schemas'],
  ['tenants'],
  ['values'],
  ['platform'],
] as const
const rooms: readonly string[] = order.flat()

const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$|(^|\/)testing(\/|\.)|-testing\.tsx?$|^tests\//.test(path)
const isEntry = (path: string) => /^app\/(routes\/|routes\.|entry\.|root\.)/.test(path)
const topOf = (path: string) => (isEntry(path) ? 'entries' : path.slice(0, path.indexOf('/')))
/** `app/stock`; of every other folder the room is the folder itself. */
const roomOf = (path: string) => (topOf(path) === 'app' ? path.split('/').slice(0, 2).join('/') : topOf(path))

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const aliases = Object.keys(imports).map((name) => name.replace('*', ''))

interface Import {
  from: string
  to: string
  /** False where only types are imported: nothing of it is there when the program runs. */
  runs: boolean
}

/** Path of the file that an import names; undefined for packages. */
function resolved(from: string, name: string) {
  const path = name.replace(/\?.*$/, '')
  const alias = aliases.find((start) => path.startsWith(start))
  if (alias) return path.slice(1)
  return path.startsWith('.') ? join(dirname(from), path) : undefined
}

const files = sourceFiles(/\.(ts|tsx|mjs|js)$/).filter(({ path }) => path.includes('/') && !isTest(path))

const all: Import[] = files.flatMap(({ path, text }) =>
  [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s(type\s)?[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g,
    ),
  ].flatMap(([whole, type, named, bare]): Import[] => {
    const to = resolved(path, named ?? bare ?? '')
    const runs = type === undefined && !text.includes(`typeof ${whole}`)
    return to?.includes('/') ? [{ from: path, to, runs }] : []
  }),
)

const levelOf = (room: string) => order.findIndex((level) => (level as readonly string[]).includes(room))

/** Rooms that each room imports from. */
function arrowsBetween(nameOf: (path: string) => string, within: (path: string) => boolean) {
  const arrows = new Map<string, Set<string>>()
  for (const { path } of files)
    if (within(path)) arrows.set(nameOf(path), arrows.get(nameOf(path)) ?? new Set())
  for (const { from, to } of all) {
    const [here, there] = [nameOf(from), nameOf(to)]
    if (within(from) && arrows.has(there) && here !== there) arrows.get(here)?.add(there)
  }
  return arrows
}

/** The rooms from the lowest up, each after all that it imports from. @throws where rooms import each other */
function fromTheGround(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done: string[] = []
  const open = new Map([...arrows].map(([room, below]) => [room, new Set(below)]))
  while (open.size > 0) {
    const free = [...open].filter(([, below]) => [...below].every((room) => done.includes(room)))
    if (free.length === 0) throw new Error(`These rooms import each other: ${[...open.keys()].join(', ')}`)
    for (const [room] of free.sort(([a], [b]) => (a < b ? -1 : 1))) {
      done.push(room)
      open.delete(room)
    }
  }
  return done
}

describe('rooms have one-way doors', () => {
  test('every folder with code is a room of the list', () => {
    const known = new Set([...rooms, 'tests', 'docs'])
    expect([...new Set(files.map(({ path }) => topOf(path)))].filter((room) => !known.has(room))).toEqual([])
  })

  test('a room imports from rooms below it alone, types included', () => {
    const upward = all
      .filter(({ from, to }) => topOf(from) !== topOf(to))
      .filter(({ from, to }) => levelOf(topOf(from)) >= levelOf(topOf(to)) || levelOf(topOf(to)) < 0)
      .filter(({ from, to }) => !(topOf(from) === 'bench' && to.startsWith('tests/')))
      .map(({ from, to }) => `${from} -> ${to}`)
    expect(upward).toEqual([])
  })

  test('servers that stand in for hosted ones know no code of the product', () => {
    const known = all.filter(
      ({ from, to }) => topOf(from) === 'embedded' && !['embedded', 'platform'].includes(topOf(to)),
    )
    expect(known.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('inside app the rooms have an order too', () => {
    const arrows = arrowsBetween(roomOf, (path) => topOf(path) === 'app')
    expect(() => fromTheGround(arrows)).not.toThrow()
  })

  test('the process of the sites runs the built site, and beside it only what the build leaves to the source', () => {
    const reached = new Set<string>()
    const walk = (path: string) => {
      if (reached.has(path)) return
      reached.add(path)
      for (const { from, to, runs } of all) if (from === path && runs) walk(to)
    }
    walk('server/processes/site.ts')
    expect([...reached].filter((path) => !/^(server|embedded|platform)\//.test(path))).toEqual([])
  })

  test('docs/rooms.md draws them as they are', async () => {
    const whole = arrowsBetween(topOf, (path) => rooms.includes(topOf(path)))
    const inside = arrowsBetween(roomOf, (path) => topOf(path) === 'app')
    const line = (arrows: ReadonlyMap<string, ReadonlySet<string>>, room: string) => {
      const below = [...(arrows.get(room) ?? [])].sort().map((name) => `\`${name}\``)
      return `| \`${room}\` | ${below.join(', ') || '–'} |`
    }
    const drawn = [
      '# The rooms and what they import',
      '',
      'Drawn from the imports of the code, types included, tests left out. A room imports from rooms below it alone;',
      '`entries` are `app/routes` and the entry files of `app`. Renew this page with',
      '`npm test -- unit tests/contract/rooms.test.ts -u`.',
      '',
      '| room | imports from |',
      '|---|---|',
      ...rooms.map((room) => line(whole, room)),
      '',
      'Inside `app`, the highest first:',
      '',
      '| room | imports from |',
      '|---|---|',
      ...fromTheGround(inside)
        .toReversed()
        .map((room) => line(inside, room)),
      '',
    ]
    await expect(drawn.join('\n')).toMatchFileSnapshot('../../docs/rooms.md')
  })
})

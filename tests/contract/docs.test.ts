import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source.ts'

const papers = sourceFiles(/\.md$/)
/** Decisions tell what was true when they were taken. */
const guides = papers.filter(({ path }) => !path.startsWith('docs/decisions/'))

/** A text without its examples of code. */
const prose = (text: string) => text.replace(/^```.*?^```$/gms, '')

/** Anchors of the headings, as GitHub makes them. */
const anchorsOf = (path: string) =>
  [...prose(readFileSync(path, 'utf8')).matchAll(/^#+ +(.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link leads to a file, and to a heading in it', () => {
  const broken = papers.flatMap(({ path, text }) =>
    [...prose(text).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, target, anchor]) => {
        const file = target ? join(dirname(path), target) : path
        if (!existsSync(file)) return `${path}: ${link}`
        return anchor && !anchorsOf(file).includes(anchor) ? `${path}: ${link}` : []
      },
    ),
  )
  expect(broken).toEqual([])
})

/** Scripts of the packages that a folder is in, with `-w studio` those of the Studio. */
function scriptsAt(folder: string): string[] {
  const file = join(folder, 'package.json')
  const own: string[] = existsSync(file)
    ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})
    : []
  return folder === '.' ? own : [...own, ...scriptsAt(dirname(folder))]
}

test('every npm script that a guide names is there', () => {
  const named = guides.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm run ([\w:]+)( -w studio)?/g)].map(([command, script, ofStudio]) => ({
      where: `${path}: ${command}`,
      isThere: scriptsAt(ofStudio ? 'studio' : dirname(path)).includes(script!),
    })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ isThere }) => !isThere).map(({ where }) => where)).toEqual([])
})

test('every test that a guide says how to run is there', () => {
  const named = guides.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm test -- (unit|integration|e2e)((?: [\w./-]+)+)/g)].flatMap(
      ([command, suite, names]) =>
        names!
          .trim()
          .split(' ')
          .filter((name) => !name.startsWith('-'))
          .map((name) => ({
            where: `${path}: ${command}`,
            pattern: suite === 'unit' ? name : `tests/${suite}/${name}`,
          })),
    ),
  )
  const tests = sourceFiles(/\.(test|spec)\.tsx?$/).map(({ path }) => path)
  expect(named.length).toBeGreaterThan(5)
  expect(
    named.filter(({ pattern }) => !tests.some((path) => path.includes(pattern))).map(({ where }) => where),
  ).toEqual([])
})

test('every file that a guide names from the top is there', () => {
  const named = guides.flatMap(({ path, text }) =>
    [...prose(text).matchAll(/`(\w+)(\/[\w.-]+)+\.(?:tsx?|mjs|js|md|css|json)`/g)]
      .filter(([, top]) => existsSync(`${top}/README.md`))
      .map(([name]) => ({ where: `${path}: ${name}`, file: name.slice(1, -1) })),
  )
  // A name may also be read from the folder of its guide.
  const found = ({ where, file }: (typeof named)[number]) =>
    existsSync(file) || existsSync(join(dirname(where.split(': ')[0]!), file))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((one) => !found(one)).map(({ where }) => where)).toEqual([])
})

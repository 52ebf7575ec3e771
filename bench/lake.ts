import { evaluateSync, parse, toJS } from 'groq-js'
import { Dataset, type Perspective } from '#embedded/content-lake/query/dataset.ts'
import { childEnv } from '#platform/env.ts'
import type { Draft } from '#tenants/demo/documents.ts'
import { type Access, demoDocuments, lakeClient, write } from './lake-client.ts'
import type { Editor, Heard } from './lake-editors.ts'
import { load, median, quantile, table } from './numbers.ts'
import { type Server, startServer } from './product.ts'

const rounds = Number(process.argv[2] ?? 200)
const documentCount = 10_000
const editorCount = 20
const referenceRounds = Math.ceil(rounds / 10)

const image = 'image{ ..., "picture": asset->{ _id, metadata } }'
const pageText = `*[_type in ["page", "pageTemplate"] && tenant._ref == $tenant && _id == $page][0]{
  _id, title, seo{ title, description, noindex, ${image} },
  blocks[]{ _type, _key, hidden, start, expiry, "content": select(
    _type == "hero" => { heading, text, "actions": actions[]{ ..., "path": page->path.current } },
    _type == "sharedBlock" => { "shared": block->{ _id, blocks[]{ ... } } },
    { ... }
  ) }
}`

interface Question {
  name: string
  query: string
  perspective: Perspective
  sourceMap?: 'withKeyArraySelector'
}

const questions: Question[] = [
  { name: 'a page', query: pageText, perspective: 'published' },
  { name: 'a page in preview', query: pageText, perspective: 'drafts' },
  {
    name: 'a page in preview, with its source map',
    query: pageText,
    perspective: 'drafts',
    sourceMap: 'withKeyArraySelector',
  },
  {
    name: 'the paths of a site',
    query: `{
      "pages": *[_type == "page" && tenant._ref == $tenant && defined(path.current)]{ _id, title, "path": path.current },
      "redirects": *[_type == "redirect" && tenant._ref == $tenant]{ from, to },
      "brands": *[_type == "brand" && tenant._ref == $tenant].slug.current
    }`,
    perspective: 'published',
  },
  {
    name: "the Studio's list of a site's pages",
    query: '*[_type == "page" && tenant._ref == $tenant] | order(title asc)[0...50]{ _id, _type, title }',
    perspective: 'drafts',
  },
  {
    name: "the Studio's search in all pages",
    query: `*[_type == "page" && title match $words] | score(title match $words) | order(_score desc)[0...20]{ _id, title }`,
    perspective: 'raw',
  },
  {
    name: 'what refers to a document',
    query: '*[references($tenant)]{ _id, _type, title }',
    perspective: 'raw',
  },
]

type Params = Editor & { words: string }
type Times = Map<Question, number[]>

const servers: Server[] = []

async function started(script: string) {
  const server = await startServer(script, [], childEnv({ NODE_ENV: 'production', LOG_LEVEL: 'error' }))
  servers.push(server)
  return server
}

const timesOf = (times: Times, question: Question) => times.get(question) ?? []

async function timed(count: number, params: Params[], ask: (question: Question, params: Params) => unknown) {
  const times: Times = new Map(questions.map((question) => [question, []]))
  for (let round = 0; round < count; round++)
    for (const question of questions) {
      const of = params[round % params.length]
      if (!of) throw new Error('There are no pages to query.')
      const asked = performance.now()
      await ask(question, of)
      timesOf(times, question).push(performance.now() - asked)
    }
  return times
}

/** Runs every query with groq-js alone, on documents in memory. */
function bare(documents: Draft[]) {
  const dataset = new Dataset()
  for (const document of documents) dataset.set(document._id, document)
  const trees = new Map(questions.map(({ query }) => [query, parse(query)]))
  return ({ query, perspective }: Question, params: Params): unknown =>
    toJS(evaluateSync(trees.get(query), { dataset: dataset.view(perspective).all.list(), params }))
}

async function measure(access: Access) {
  const client = lakeClient(access)
  await write(client, await demoDocuments(documentCount))
  const documents = await client.fetch<Draft[]>('*', {}, { perspective: 'raw' })
  const params: Params[] = documents
    .filter(({ _type }) => _type === 'page')
    .map((page) => ({
      page: page._id,
      tenant: (page.tenant as { _ref: string })._ref,
      words: `${String(page.title).split(' ')[0]?.slice(0, 4)}*`,
    }))
    .filter((_, index) => index % 7 === 0)
  const ours = ({ query, perspective, sourceMap }: Question, of: Params) =>
    client.fetch(query, { ...of }, { perspective, resultSourceMap: sourceMap })
  const reference = bare(documents)
  await timed(5, params, async (question, of) => {
    const [answer, expected] = [await ours(question, of), reference(question, of)]
    if (JSON.stringify(answer) !== JSON.stringify(expected))
      throw new Error(`groq-js answers "${question.name}" differently for ${of.page}.`)
  })
  const alone = await timed(rounds, params, ours)
  const editors = await started('lake-editors.ts')
  await editors.ask({
    access,
    editors: params.slice(0, editorCount).map(({ page, tenant }) => ({ page, tenant })),
  })
  const together = await timed(rounds, params, ours)
  const heard = (await editors.ask('stop')) as Heard
  editors.stop()
  report(documents.length, heard, await timed(referenceRounds, params, reference), alone, together)
}

function report(count: number, heard: Heard, reference: Times, alone: Times, together: Times) {
  const ms = (time: number) => time.toFixed(1)
  const rows = questions.map((question) => {
    const [bareTimes, aloneTimes, times] = [reference, alone, together].map((all) => timesOf(all, question))
    if (!bareTimes || !aloneTimes || !times) throw new Error('A query was not run.')
    return [
      question.name,
      ms(median(bareTimes)),
      ...[aloneTimes, times].flatMap((of) => [ms(median(of)), ms(quantile(of, 0.99))]),
      (median(bareTimes) / median(times)).toFixed(1),
    ]
  })
  console.log(
    [
      `Queries of the Content Lake over HTTP among ${count} documents, ${rounds} rounds, median ms and 99th percentile, ${load()}`,
      table([
        ['', 'groq-js', 'lake', '99th', `lake, ${editorCount} editors`, '99th', 'groq-js / lake'],
        ...rows,
      ]),
      `Meanwhile the editors saved ${heard.edits} edits and received ${heard.events} events; an edit was received after ${ms(median(heard.delays))} ms (median), ${ms(quantile(heard.delays, 0.99))} ms (99th percentile).`,
    ].join('\n'),
  )
}

const lake = await started('lake-server.ts')
try {
  await measure({ port: lake.port, token: String(await lake.ask('token')) })
} finally {
  for (const server of servers) server.stop()
}

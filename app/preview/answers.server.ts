import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type { Answer, Answers } from '#app/content/answers.server.ts'
import { pathsQuery } from '#app/page/queries.server.ts'
import { draftId, publishedId } from '#values/document-ids.ts'
import type { IsDisplayText, PathStep } from './display-text.ts'
import type { DraftLake } from './drafts.server.ts'

/** Answers with drafts for one visit: each question is asked once, and words carry where they come from. */
export function draftAnswers(
  lake: DraftLake,
  studio: string,
  isDisplayText: IsDisplayText,
  noted: (result: unknown) => void = () => {},
): Answers {
  const asked = new Map<string, Promise<Answer>>()

  async function ask(query: string, params: Record<string, unknown>): Promise<Answer> {
    // Thousands of paths and titles, of which a page shows a few: marks would take longer than all the rest.
    const mapped = query !== pathsQuery.query
    const { result, map } = await lake.fetch(query, params, mapped)
    noted(result)
    return { result: withSources(result, map, studio, isDisplayText), tags: new Set(), since: 0 }
  }

  return {
    read(query, params) {
      const key = `${query}\n${JSON.stringify(params)}`
      const known = asked.get(key) ?? ask(query, params)
      asked.set(key, known)
      return known
    },
  }
}

/** `data-sanity` of a field: what a click on its element opens. */
export const sourceAttribute = (studio: string, id: string, type: string, path: string) =>
  createDataAttribute({ baseUrl: studio, id, type })(path)

/**
 * The answer with an invisible mark behind every text shoppers read, and `source` on every picture; without a map, as
 * it is.
 */
export function withSources(
  result: unknown,
  map: ContentSourceMap | undefined,
  studio: string,
  isDisplayText: IsDisplayText,
): unknown {
  if (!map) return result
  const pictures: { at: PathStep[]; source: string }[] = []
  const marked = stegaEncodeSourceMap(result, withDraftIds(map), {
    enabled: true,
    studioUrl: studio,
    omitCrossDatasetReferenceData: true,
    filter: ({ sourcePath, resultPath, sourceDocument: { _id, _type } }) => {
      if (resultPath.at(-1) === 'assetId') {
        const path = pathText(sourcePath.slice(0, -2))
        if (path)
          pictures.push({
            at: resultPath.slice(0, -1),
            source: sourceAttribute(studio, publishedId(_id), _type, path),
          })
        return false
      }
      return isDisplayText(_type, sourcePath)
    },
  })
  for (const { at, source } of pictures) {
    const picture = at.reduce<unknown>(
      (value, step) =>
        (value as Record<string | number, unknown>)[typeof step === 'object' ? (step._index ?? 0) : step],
      marked,
    )
    Object.assign(picture as object, { source })
  }
  return marked
}

/** A document without a draft is edited by making one: its editor must not open the published side alone. */
const withDraftIds = (map: ContentSourceMap): ContentSourceMap => ({
  ...map,
  documents: map.documents.map((document) => ({ ...document, _id: draftId(document._id) })),
})

/** A path as the Studio writes it: `blocks[_key=="a"].picture`. */
const pathText = (path: readonly PathStep[]) =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'string') return text ? `${text}.${step}` : step
    if (typeof step === 'number') return `${text}[${step}]`
    return step._key ? `${text}[_key=="${step._key}"]` : `${text}[${step._index}]`
  }, '')

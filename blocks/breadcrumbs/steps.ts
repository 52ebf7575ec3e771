import type { PageInfo } from '#app/page/block.ts'

/** The steps from the home page, which always comes first, to this page. */
export function stepsOf(page: PageInfo, homeLabel: string): PageInfo['trail'] {
  const below = page.trail.filter(({ path }) => path !== '/')
  return [{ label: homeLabel, path: '/' }, ...below]
}

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parts } from '#app/entry.server.tsx'
import { imageNotFound } from '#app/media/image-not-found.ts'
import type { Endpoint } from '#app/page/endpoint.ts'
import { createPreview } from '#app/preview/routes.server.ts'
import { createPlatform } from '#app/site/create-platform.server.ts'
import { galleryRoutes } from '#app/site/gallery-routes.server.ts'
import { keptLog } from '#app/site/testing.tsx'
import { searchPath } from '#app/stock/feature.server.ts'
import { hostSearch } from '#embedded/search/in-process.ts'
import { routes as searchRoutes } from '#embedded/search/routes/match.ts'
import { readEnv } from '#platform/env.ts'
import type { ProductInfo } from './index.ts'
import { type Route, routesOf } from './walk.ts'

/** Handlers that read the address by themselves. */
const media = ['/media/images/:file', '/media/files/:file', '/media/stock/:tenant/:file', imageNotFound.path]

/** `cars.$vehicle.autogauge.ts` of Remix as `/cars/:vehicle/autogauge`. */
const pathOfFile = (file: string) =>
  `/${file
    .replace(/^_index|\.tsx?$/g, '')
    .split(/\.(?![^[]*\])/)
    .map((piece) => piece.replace(/[[\]]/g, '').replace(/^\$$/, '*').replace('$', ':'))
    .join('/')}`

/** Every address that the code of the sites declares, and the endpoints among them, as a process opens them. */
export async function siteRoutes(
  product: ProductInfo,
): Promise<{ endpoints: readonly Endpoint[]; others: Route[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-routes-'))
  const env = readEnv({
    DATA_DIR: folder,
    CONTENT_LAKE_URL: product.lakeUrl,
    SANITY_API_TOKEN: product.viewerToken,
  })
  const opened = createPlatform(parts, { env, log: keptLog().log, embedded: { search: hostSearch } })
  const preview = createPreview(opened.platform)
  try {
    const pages = [
      ...(await readdir('app/routes')).map(pathOfFile),
      ...parts.pageKinds.list.flatMap(({ routes }) => routes.map(({ path }) => path)),
      ...media,
    ]
    return {
      endpoints: opened.features.endpoints,
      others: [
        ...[preview.router, galleryRoutes(opened.platform)].flatMap(routesOf),
        ...searchRoutes.map(({ method, path }) => ({ method, path: searchPath + path })),
        ...pages.map((path) => ({ method: 'GET', path })),
      ],
    }
  } finally {
    preview.close()
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  }
}

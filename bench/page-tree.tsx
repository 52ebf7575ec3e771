import { renderToString } from 'react-dom/server'
import { brandsOf } from '#app/brands/brands.server.ts'
import { Reads } from '#app/content/reads.server.ts'
import { parts } from '#app/entry.server.tsx'
import { SiteFrame } from '#app/layout/layout.tsx'
import { brandMenuItem } from '#app/layout/menu.ts'
import { composeBlocks } from '#app/page/compose.server.ts'
import { findPage } from '#app/page/find.server.ts'
import { createPlatform } from '#app/site/create-platform.server.ts'
import { Head } from '#app/site/document.tsx'
import { resolvePage } from '#app/site/resolve.server.ts'
import { serverPage } from '#app/site/server-page.server.tsx'
import { hostSearch } from '#embedded/search/in-process.ts'
import { env } from '#platform/env.ts'
import { log as logger } from '#platform/log.ts'

/** The whole page as one React tree with everything read in advance: only `renderToString` is left to do. */
export async function bareRenderer(host: string, path: string, siteScript?: string): Promise<() => string> {
  const { platform } = createPlatform(parts, {
    env,
    log: logger,
    embedded: { search: hostSearch },
    siteScript,
  })
  const reads = new Reads(platform.invalidations.position)
  const site = await platform.directory.find(host, reads)
  if (!site) throw new Error(`There is no site at ${host}.`)
  const { log, mark, blocks: registry, pageKinds } = platform
  const services = platform.services(site, reads)
  const { lake } = services
  const instant = platform.now()
  const found = await findPage(path, { site, lake, log, blocks: registry, pageKinds })
  const resolved = await resolvePage(path, { platform, site, reads, instant })
  if (found.kind !== 'page' || resolved.kind !== 'page') throw new Error(`There is no page at ${path}.`)
  const { page, document, params } = found
  const { blocks } = await composeBlocks(document.blocks, {
    site,
    page,
    params,
    search: new URLSearchParams(),
    instant,
    services,
    reads,
    log,
    document: document._id,
    registry,
  })
  const brands = await brandsOf(lake, site)
  const head = serverPage(resolved, platform)
  return () =>
    renderToString(
      <html lang="en-AU">
        <head>
          <Head {...head} />
        </head>
        <body>
          <SiteFrame
            site={site}
            page={page}
            brands={brands.map((brand) => brandMenuItem(brand, site))}
            models={{}}
            instant={instant}
            mark={mark}
          >
            <main id="main">
              {blocks.map(({ module: { view: View }, props, raw }) => (
                <section
                  key={props.block.key}
                  className="block"
                  data-block={raw._type}
                  data-tone={raw.tone ?? 'default'}
                >
                  <View {...props} />
                </section>
              ))}
            </main>
          </SiteFrame>
        </body>
      </html>,
    )
}

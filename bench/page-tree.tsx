import { renderToString } from 'react-dom/server'
import { brandsOf } from '#app/brands/brands.server.ts'
import { Reads, tenantContent } from '#app/content/client.server.ts'
import { SiteFrame } from '#app/layout/layout.tsx'
import { brandMenuItem } from '#app/layout/menu.ts'
import { composeBlocks } from '#app/page/compose.server.ts'
import { Head } from '#app/site/document.tsx'
import { findPage } from '#app/site/find.server.ts'
import { resolvePage } from '#app/site/resolve.server.ts'
import { serverPage } from '#app/site/server-page.server.tsx'
import type { Platform } from '#app/site/platform.server.ts'
import { blocks as registry } from '#blocks/registry.server.ts'

/** The whole page as one React tree, everything read beforehand: what is left is `renderToString` alone. */
export async function bareRenderer(platform: Platform, host: string, path: string): Promise<() => string> {
  const reads = new Reads(platform.changes.now)
  const site = await platform.directory.find(host, reads)
  if (!site) throw new Error(`There is no site at ${host}.`)
  const lake = tenantContent(platform.answers, site.id, reads)
  const { log, mark } = platform
  const instant = platform.now()
  const found = await findPage(path, { site, lake, log })
  const resolved = await resolvePage(path, { platform, site, reads, instant })
  if (found.kind !== 'page' || resolved.kind !== 'page') throw new Error(`There is no page at ${path}.`)
  const { page, document, params } = found
  const { blocks } = await composeBlocks(document.blocks, {
    site,
    page,
    params,
    search: new URLSearchParams(),
    instant,
    lake,
    stock: platform.stock.of(site, reads),
    places: platform.places,
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

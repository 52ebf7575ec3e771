import { trackingId } from '#app/analytics/tracking.ts'
import { ownPictureHost } from '#app/media/picture-host-of-page.ts'
import { islandsId } from '#app/page/islands.ts'
import { Markup } from '#app/page/markup.tsx'
import { PageBlocks } from '#app/page/page-blocks.tsx'
import { speculationRules } from '#app/seo/speculation.ts'
import { paths } from '#values/paths.ts'
import type { ServerPage } from './server-page.ts'

/** The whole document. It is complete when it is sent: whole without scripts. */
export function Document({ page }: { page: ServerPage }) {
  const { site, attributes, top, bottom, blocks, islands, preview } = page
  return (
    <html
      lang="en-AU"
      data-site={site.slug}
      data-template={site.templateName}
      data-picture-host={ownPictureHost(site.settings.mediaBaseUrl)}
      {...attributes}
    >
      <head>
        <Head {...page} />
      </head>
      <body>
        <Markup as="div" className="contents" html={top} />
        <main id="main" tabIndex={-1}>
          <PageBlocks blocks={blocks} />
        </main>
        <Markup as="div" className="contents" html={bottom} />
        {islands && (
          <Markup
            as="script"
            type="application/json"
            id={islandsId}
            data-scripts={islands.scripts.join(' ')}
            html={islands.json}
          />
        )}
        {preview && <Markup as="forecourt-preview" html={preview.bar} />}
      </body>
    </html>
  )
}

export function Head({
  head,
  site,
  fonts,
  stylesheet,
  css,
  siteScript,
  development,
  mark,
  jsonLd,
  tracking,
  preview,
}: ServerPage) {
  const { title, description, canonical, noindex, image, imageAlt } = head
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={head.title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image} />}
      {image && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="theme-color" content={site.theme.colours.surface} />
      {tracking && <meta name={trackingId} content={tracking} />}
      <link rel="icon" href={paths.icon} sizes="any" />
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      <link rel="stylesheet" href={stylesheet} />
      <Markup as="style" nonce={mark} html={css} />
      {development && <script type="module" src="/@vite/client" />}
      {preview ? (
        <script type="module" src={preview.script} data-preview-studio={preview.studio} />
      ) : (
        siteScript && <script type="module" src={siteScript} />
      )}
      {jsonLd.map((json) => (
        <Markup key={json} as="script" type="application/ld+json" html={json} />
      ))}
      {!preview && <Markup as="script" type="speculationrules" nonce={mark} html={speculationRules} />}
    </>
  )
}

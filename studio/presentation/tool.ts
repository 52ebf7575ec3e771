import { MonitorSmartphone } from 'lucide-react'
import { createElement } from 'react'
import { definePlugin, isDocumentSchemaType, type ObjectInputProps } from 'sanity'
import { type DocumentResolver, presentationTool } from 'sanity/presentation'
import { paths } from '../../values/paths.ts'
import { siteAddress, siteOriginParts, siteSlugAt } from '../config/environment.ts'
import { locations } from './locations.ts'
import { mainDocument } from './main-document.ts'
import { PreviewHeader } from './preview-header.tsx'
import { fetchSites, readLastSite } from './sites.ts'
import { TypedInput } from './typing.tsx'
import { usesInspector } from './uses-inspector.tsx'

const texts = {
  'main-document.missing.text':
    'The site makes this page by itself. To change its blocks, add a page template of its kind.',
  'preview-frame.connection.error.text': 'The page does not answer. Check that the site is running.',
  'preview-frame.status_timeout':
    'The page has not answered yet. If it stays like this, check that the site is running.',
  'locations-banner.locations-count_zero': 'Not used on any page',
  'locations-banner.resolving.text': 'Looking for the pages that use this…',
}

/** Path on a site that starts a preview session and redirects to the page asked for. */
const enable = paths.previewEnable

const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:path*'],
    resolve: ({ origin, path }) => {
      const slug = siteSlugAt(origin)
      return slug && path !== enable ? mainDocument(slug, path) : undefined
    },
  },
]

/** The Visual editor: the page with its drafts beside the form, on each site's own host. */
export const visualEditor = definePlugin(() => ({
  name: 'visual-editor',
  plugins: [
    presentationTool({
      title: 'Visual editor',
      icon: MonitorSmartphone,
      devMode: false,
      allowOrigins: [`${siteOriginParts.before}*${siteOriginParts.after}`],
      previewUrl: {
        initial: async ({ client, origin }) => {
          const sites = await fetchSites(client)
          const site = sites.find(({ slug }) => slug === readLastSite()) ?? sites[0]
          return site ? siteAddress(site.slug, '/') : origin
        },
        previewMode: { enable, shareAccess: false },
      },
      resolve: { mainDocuments, locations },
      components: { unstable_header: { component: PreviewHeader } },
    }),
  ],
  document: { inspectors: [usesInspector] },
  form: {
    components: {
      input: (props) =>
        isDocumentSchemaType(props.schemaType)
          ? createElement(TypedInput, props as ObjectInputProps)
          : props.renderDefault(props),
    },
  },
  i18n: { bundles: [{ locale: 'en-US', namespace: 'presentation', resources: texts }] },
}))

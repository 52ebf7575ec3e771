import { Images } from 'lucide-react'
import type { AssetSource, AssetSourceResolver } from 'sanity'
import { MediaBrowser } from './browser.tsx'

/**
 * Sources of pictures: Sanity's upload, and a browser of the site's own pictures in place of Sanity's browser, which shows
 * the pictures of every site.
 */
export const imageSources: AssetSourceResolver = (sources) =>
  sources.slice(0, 1).map(
    (upload): AssetSource => ({
      ...upload,
      name: 'site-media',
      title: 'Pictures of this site',
      i18nKey: undefined,
      icon: Images,
      component: MediaBrowser,
    }),
  )

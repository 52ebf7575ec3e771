import { Images } from 'lucide-react'
import type { AssetSource, AssetSourceResolver } from 'sanity'
import { MediaBrowser } from './browser.tsx'

/**
 * Where pictures are chosen: uploads as the Studio does them, and instead of its browser, which shows the pictures of
 * every site, the pictures of the site being edited.
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

import type { DemoTenant } from '../compose.ts'
import { brands } from './brands.ts'
import { delivery } from './delivery.ts'
import { navigation } from './navigation.ts'
import { models, offers } from './offers.ts'
import { pages } from './pages/index.ts'
import { promos } from './promos.ts'
import { redirects } from './redirects.ts'
import { sharedBlocks } from './shared-blocks.ts'
import { site } from './site.ts'

export const tenant: DemoTenant = {
  site,
  navigation,
  brands,
  companies: [],
  promos,
  offers,
  models,
  sharedBlocks,
  delivery,
  redirects,
  pages,
  pageTemplates: [],
  mediaDir: new URL('./media/', import.meta.url),
}

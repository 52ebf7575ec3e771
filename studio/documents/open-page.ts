import { ExternalLink } from 'lucide-react'
import { createElement } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { siteAddress } from '../config/environment.ts'
import { siteSlugOf } from '../structure/site-id.ts'
import { refOf, slugOf } from './field-values.ts'

const OpenIcon = () => createElement(ExternalLink, { size: 17 })

/** "Open page": the published page on its own site, in a new tab. */
export const openPage: DocumentActionComponent = ({ published }) => {
  const path = slugOf(published?.path)
  const site = refOf(published?.tenant)
  return {
    label: 'Open page',
    title: path && site ? 'Open the published page on its site' : 'Publish the page first',
    icon: OpenIcon,
    disabled: !path || !site,
    onHandle: () => {
      if (path && site) window.open(siteAddress(siteSlugOf(site), path), '_blank', 'noopener')
    },
  }
}

import { ExternalLink } from 'lucide-react'
import { createElement } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { siteAddress } from '../config/environment.ts'
import { siteSlugOf } from '../structure/site-id.ts'

const OpenIcon = () => createElement(ExternalLink, { size: 17 })

/** "Open page": the published page on its own site, in a new tab. */
export const openPage: DocumentActionComponent = ({ published }) => {
  const path = (published?.path as { current?: string } | undefined)?.current
  const site = (published?.tenant as { _ref?: string } | undefined)?._ref
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

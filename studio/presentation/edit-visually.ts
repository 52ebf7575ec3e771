import { MousePointerClick } from 'lucide-react'
import { createElement } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { useRouter } from 'sanity/router'
import { siteAddress } from '../config/environment.ts'
import { refOf, slugOf } from '../documents/field-values.ts'
import { siteSlugOf } from '../structure/site-id.ts'

const EditIcon = () => createElement(MousePointerClick, { size: 17 })

/** "Edit visually": opens the page in the Visual editor. */
export const editVisually: DocumentActionComponent = ({ id, type, draft, published }) => {
  const { navigateIntent } = useRouter()
  const inVisualEditor = usePresentationParams(false) !== null
  const page = draft ?? published
  const path = slugOf(page?.path)
  const site = refOf(page?.tenant)
  if (inVisualEditor) return null
  return {
    label: 'Edit visually',
    title: path && site ? 'Open the page beside its form' : 'Give the page a path first',
    icon: EditIcon,
    disabled: !path || !site,
    onHandle: () => {
      if (path && site)
        navigateIntent('edit', {
          id,
          type,
          mode: 'presentation',
          preview: siteAddress(siteSlugOf(site), path),
        })
    },
  }
}

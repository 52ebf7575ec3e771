import { Copy, CopyPlus } from 'lucide-react'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { CopyToSite } from './copy-to-site.tsx'
import type { Doc } from './documents.ts'
import { DuplicatePage } from './duplicate-page.tsx'

const DuplicateIcon = () => <Copy size={17} />
const CopyIcon = () => <CopyPlus size={17} />

/** "Duplicate": a copy on the same site, with a path of its own. */
export const duplicatePage: DocumentActionComponent = ({ draft, published }) => {
  const [open, setOpen] = useState(false)
  const page = (draft ?? published) as Doc | null
  return {
    label: 'Duplicate',
    title: page ? 'Make a second page like this one on this site' : 'Write something first',
    icon: DuplicateIcon,
    disabled: !page,
    onHandle: () => setOpen(true),
    dialog: open &&
      page && {
        type: 'custom',
        component: <DuplicatePage page={page} onClose={() => setOpen(false)} />,
      },
  }
}
duplicatePage.action = 'duplicate'

/** "Copy to other sites": drafts on other sites that refer to documents of those sites. */
export const copyToSites: DocumentActionComponent = ({ draft, published }) => {
  const [page, setPage] = useState<Doc>()
  const edited = (draft ?? published) as Doc | null
  return {
    label: 'Copy to other sites',
    title: edited ? 'Make this page on other sites as well' : 'Write something first',
    icon: CopyIcon,
    disabled: !edited,
    onHandle: () => edited && setPage(edited),
    dialog: page && {
      type: 'custom',
      component: <CopyToSite page={page} onClose={() => setPage(undefined)} />,
    },
  }
}

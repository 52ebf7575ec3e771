import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { draftId } from '../../values/document-ids.ts'
import { refOf } from '../documents/field-values.ts'
import { Waiting } from './choose-sites.tsx'
import { contentOf, type Doc, titleOf } from './documents.ts'
import { NamesForm, PageNames, useNames } from './page-names.tsx'
import { copyNames } from './paths.ts'
import { PrimaryButton } from './primary-button.tsx'
import { pathOf } from './use-copy-plan.ts'
import { useCreate } from './use-create.ts'
import { useOpenDocument } from './use-open-document.ts'
import { type SitePages, useSitePages } from './use-site-pages.ts'

interface Props {
  page: Doc
  onClose(): void
}

/** Asks for the title and path of the duplicate, creates it and opens it. */
export function DuplicatePage({ page, onClose }: Props) {
  const id = useId()
  const { pages, failed } = useSitePages(refOf(page.tenant))
  return (
    <Dialog id={id} header={`Duplicate "${titleOf(page)}"`} width={1} onClose={onClose} open>
      <Stack padding={4} gap={4}>
        {failed && <Text size={1}>The pages of this site could not be read. Close this and try again.</Text>}
        {!pages && !failed && <Waiting />}
        {pages && <Names page={page} pages={pages} onClose={onClose} />}
      </Stack>
    </Dialog>
  )
}

function Names({ page, pages: { site, taken }, onClose }: Props & { pages: SitePages }) {
  const open = useOpenDocument()
  const { busy, create } = useCreate('The page was not duplicated.')
  const form = useNames(copyNames(pathOf(page), titleOf(page), taken), taken)

  function duplicate() {
    const id = crypto.randomUUID()
    const { title, path } = form.names
    const copy = { ...contentOf(page), _id: draftId(id), title, path: { _type: 'slug', current: path } }
    return create(copy, () => {
      onClose()
      open(site.id, 'page', id)
    })
  }

  return (
    <NamesForm problem={form.problem} busy={busy} onSend={duplicate}>
      <PageNames {...form} />
      <Flex justify="flex-end" gap={3}>
        <Button type="button" mode="bleed" text="Cancel" onClick={onClose} />
        <PrimaryButton text="Duplicate" busy={busy} disabled={Boolean(form.problem)} />
      </Flex>
    </NamesForm>
  )
}

import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { Waiting } from './choose-sites.tsx'
import { contentOf, type Doc, titleOf } from './documents.ts'
import { PageNames, useNames } from './page-names.tsx'
import { copyNames } from './paths.ts'
import { pathOf } from './use-copy-plan.ts'
import { useOpenDocument } from './use-open-document.ts'
import { type SitePages, useSitePages } from './use-site-pages.ts'

interface Props {
  page: Doc
  onClose(): void
}

/** Asks what the second page is called, and opens it. */
export function DuplicatePage({ page, onClose }: Props) {
  const id = useId()
  const { pages, failed } = useSitePages((page.tenant as { _ref?: string } | undefined)?._ref)
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
  const client = useClient({ apiVersion })
  const toast = useToast()
  const open = useOpenDocument()
  const [busy, setBusy] = useState(false)
  const form = useNames(copyNames(pathOf(page), titleOf(page), taken), taken)

  async function duplicate() {
    setBusy(true)
    const id = crypto.randomUUID()
    const { title, path } = form.names
    try {
      await client.create({
        ...contentOf(page),
        _id: `drafts.${id}`,
        title,
        path: { _type: 'slug', current: path },
      })
      onClose()
      open(site.id, 'page', id)
    } catch {
      setBusy(false)
      toast.push({
        status: 'error',
        title: 'The page was not duplicated.',
        description: 'Try again in a moment.',
      })
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.problem && !busy) duplicate()
      }}
    >
      <Stack gap={5}>
        <PageNames {...form} />
        <Flex justify="flex-end" gap={3}>
          <Button type="button" mode="bleed" text="Cancel" onClick={onClose} />
          <Button
            type="submit"
            tone="primary"
            text="Duplicate"
            loading={busy}
            disabled={busy || Boolean(form.problem)}
          />
        </Flex>
      </Stack>
    </form>
  )
}

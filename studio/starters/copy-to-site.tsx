import { getPublishedId } from '@sanity/client/csm'
import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { refOf } from '../documents/field-values.ts'
import { Attention } from './attention.tsx'
import { ChooseSites, Waiting } from './choose-sites.tsx'
import { CopyPreview } from './copy-preview.tsx'
import { type Doc, titleOf } from './documents.ts'
import { namesProblem } from './page-names.tsx'
import { PrimaryButton } from './primary-button.tsx'
import { type PlannedSite, type SiteChoice, useCopyPlans } from './use-copy-plan.ts'
import { useOpenDocument } from './use-open-document.ts'
import { type OtherSite, useOtherSites } from './use-other-sites.ts'

const nothing: SiteChoice = { outcomes: {} }

interface Props {
  page: Doc
  onClose(): void
}

/** Dialog: choose sites, review the plan for each, and create the copies as drafts in one transaction. */
export function CopyToSite({ page, onClose }: Props) {
  const id = useId()
  const client = useClient({ apiVersion })
  const toast = useToast()
  const { own, others, failed } = useOtherSites(refOf(page.tenant))
  const [chosen, setChosen] = useState<OtherSite[]>([])
  const [choices, setChoices] = useState<Record<string, SiteChoice>>({})
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<PlannedSite[]>()
  const copies = useCopyPlans(page, own?.ownWords ?? [], chosen, choices)
  const blocked = copies.plans?.some(({ path, taken }) => namesProblem({ title: titleOf(page), path }, taken))

  const choose = (site: string, change: (known: SiteChoice) => SiteChoice) =>
    setChoices((known) => ({ ...known, [site]: change(known[site] ?? nothing) }))

  async function copy(plans: PlannedSite[]) {
    setBusy(true)
    try {
      const transaction = client.transaction()
      for (const { plan } of plans) for (const document of plan.documents) transaction.create(document)
      await transaction.commit()
      setMade(plans)
    } catch {
      toast.push({
        status: 'error',
        title: 'Nothing was copied.',
        description: 'Something changed meanwhile, or the connection was lost. Try again in a moment.',
      })
    }
    setBusy(false)
  }

  const name = titleOf(page)
  if (made) return <Copied name={name} made={made} onClose={onClose} />
  const count = copies.plans?.length ?? 0
  return (
    <Dialog
      id={id}
      header={`Copy "${name}" to other sites`}
      width={2}
      onClose={onClose}
      open
      footer={
        <Flex justify="flex-end" gap={3} padding={3}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <PrimaryButton
            text={count > 1 ? `Copy to ${count} sites` : 'Copy'}
            busy={busy}
            disabled={!count || Boolean(blocked)}
            onClick={() => copies.plans && copy(copies.plans)}
          />
        </Flex>
      }
    >
      <Stack padding={4} gap={5}>
        <Text size={1} muted>
          The page is copied as it stands here, as a draft. Nothing is published.
        </Text>
        <ChooseSites sites={others} failed={failed} chosen={chosen} onChange={setChosen} />
        {copies.failed && (
          <Card tone="critical" padding={4} radius={2}>
            <Text size={1}>What the page leads to could not be read. Close this and try again.</Text>
          </Card>
        )}
        {!copies.plans && !copies.failed && <Waiting />}
        {copies.plans?.map((planned) => (
          <CopyPreview
            key={planned.site.id}
            planned={planned}
            onPath={(path) => choose(planned.site.id, (known) => ({ ...known, path }))}
            onOutcome={(id, outcome) =>
              choose(planned.site.id, (known) => ({
                ...known,
                outcomes: { ...known.outcomes, [id]: outcome },
              }))
            }
          />
        ))}
      </Stack>
    </Dialog>
  )
}

function Copied({ name, made, onClose }: { name: string; made: PlannedSite[]; onClose(): void }) {
  const id = useId()
  const open = useOpenDocument()
  return (
    <Dialog id={id} header={`"${name}" was copied`} width={1} onClose={onClose} open>
      <Stack padding={4} gap={4}>
        {made.map(({ site, path, plan }) => (
          <Card key={site.id} border radius={2} padding={4}>
            <Stack gap={4}>
              <Flex align="center" gap={3}>
                <Box flex={1}>
                  <Stack gap={3}>
                    <Text weight="semibold">{site.name}</Text>
                    <Text size={1} muted>
                      Draft at {path}
                    </Text>
                  </Stack>
                </Box>
                <Button
                  mode="ghost"
                  text="Open"
                  aria-label={`Open the copy on ${site.name}`}
                  onClick={() => {
                    onClose()
                    open(site.id, 'page', getPublishedId(plan.documents[0]!._id))
                  }}
                />
              </Flex>
              <Attention items={plan.attention} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Dialog>
  )
}

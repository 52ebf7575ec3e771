import { Button, Card, Checkbox, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useMemo, useState } from 'react'
import { type ObjectSchemaType, useClient, useFormValue, useWorkspace } from 'sanity'
import { blockOf } from '../../blocks/registry.schema.ts'
import { apiVersion } from '../../schemas/rules.ts'
import { refOf } from '../documents/field-values.ts'
import { Waiting } from './choose-sites.tsx'
import { type Doc, titleOf } from './documents.ts'
import { PrimaryButton } from './primary-button.tsx'
import { useSettingsPlans } from './settings-copies.ts'
import type { Block, Chosen, SitePlan } from './settings-plan.ts'
import { SettingsPreview } from './settings-preview.tsx'
import { type Applied, applySettings } from './settings-write.ts'
import { useOtherSites } from './use-other-sites.ts'

interface Props {
  block: Block
  schemaType: ObjectSchemaType
  onClose(): void
}

const settingsOf = ({ changes }: SitePlan) =>
  changes
    .filter(({ field, obstacle }) => field.kind === 'setting' && !obstacle)
    .map(({ field }) => field.name)

/** Compares a block with its counterparts on the other sites of the group and copies the ticked fields in one transaction. */
export function SettingsDialog({ block, schemaType, onClose }: Props) {
  const id = useId()
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const toast = useToast()
  const host = useFormValue([]) as Doc
  const { own, others, failed } = useOtherSites(refOf(host.tenant))
  const sites = useMemo(() => others?.filter(({ group }) => group === own?.group), [others, own])
  const read = useSettingsPlans(host, block, schemaType, sites)
  const [ticked, setTicked] = useState<Record<string, string[]>>({})
  const [publish, setPublish] = useState(false)
  const [busy, setBusy] = useState(false)
  const [applied, setApplied] = useState<Applied[]>()

  const nameOf = (site: string) => sites?.find((one) => one.id === site)?.name ?? site
  const fieldsOf = (plan: SitePlan) => ticked[plan.site] ?? settingsOf(plan)
  const chosen: Chosen[] = (read.plans ?? [])
    .map((plan) => ({ plan, fields: new Set(fieldsOf(plan)) }))
    .filter(({ fields }) => fields.size > 0)

  async function apply() {
    setBusy(true)
    try {
      const skipped = (read.plans ?? []).flatMap((plan) =>
        plan.skipped ? [{ site: plan.site, result: plan.skipped }] : [],
      )
      setApplied([...(await applySettings(client, workspace, chosen, publish)), ...skipped])
    } catch (error) {
      const conflict = (error as { statusCode?: number }).statusCode === 409
      read.reload()
      toast.push({
        status: 'error',
        title: 'Nothing was changed.',
        description: conflict
          ? 'Somebody changed one of these pages meanwhile. Look at the differences again.'
          : 'The connection was lost, or you may not change one of these pages. Try again in a moment.',
      })
    }
    setBusy(false)
  }

  const title = blockOf(block._type)?.schema.title ?? block._type
  if (applied)
    return (
      <Dialog id={id} header={`${title}: settings copied`} width={1} onClose={onClose} open>
        <Stack padding={4} gap={3}>
          {applied.map(({ site, result }) => (
            <Text key={site} size={1}>
              <strong>{nameOf(site)}</strong>: {result}
            </Text>
          ))}
        </Stack>
      </Dialog>
    )
  return (
    <Dialog
      id={id}
      header={`Copy settings of "${title}" to other sites`}
      width={3}
      onClose={onClose}
      open
      footer={
        <Flex align="center" gap={3} padding={3} wrap="wrap">
          <Flex as="label" align="center" gap={2} flex={1}>
            <Checkbox
              aria-label="Publish at once"
              checked={publish}
              onChange={() => setPublish((now) => !now)}
            />
            <Text size={1}>Publish at once, instead of leaving drafts</Text>
          </Flex>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <PrimaryButton
            text={chosen.length === 1 ? 'Copy to 1 site' : `Copy to ${chosen.length} sites`}
            busy={busy}
            disabled={chosen.length === 0}
            onClick={apply}
          />
        </Flex>
      }
    >
      <Stack padding={4} gap={4}>
        <Text size={1} muted>
          How the same block differs on {titleOf(host)} of the other sites. Tick what they should take over;
          words and pictures are theirs unless you tick them.
        </Text>
        {(failed || read.failed) && (
          <Card tone="critical" padding={4} radius={2}>
            <Text size={1}>The other sites could not be read. Close this and try again.</Text>
          </Card>
        )}
        {!read.plans && !failed && !read.failed && <Waiting />}
        {sites?.length === 0 && (
          <Text size={1}>There is no other site of this group that you may change.</Text>
        )}
        {read.plans?.map((plan) => (
          <SettingsPreview
            key={plan.site}
            name={nameOf(plan.site)}
            plan={plan}
            titles={read.titles}
            ticked={fieldsOf(plan)}
            onTick={(fields) => setTicked((known) => ({ ...known, [plan.site]: fields }))}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

import { Card, Checkbox, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { OtherSite } from './use-other-sites.ts'

export const Waiting = () => (
  <Flex justify="center" padding={4}>
    <Spinner muted />
  </Flex>
)

interface Props {
  sites: OtherSite[] | undefined
  failed: boolean
  chosen: readonly OtherSite[]
  onChange(chosen: OtherSite[]): void
}

/** Checkboxes of the other sites that the person may edit. */
export function ChooseSites({ sites, failed, chosen, onChange }: Props) {
  if (failed) return <Text size={1}>The sites could not be read. Close this and try again.</Text>
  if (!sites) return <Waiting />
  if (sites.length === 0)
    return <Text size={1}>There is no other site that you may change. Ask an administrator for access.</Text>
  return (
    <Stack gap={2}>
      {sites.map((site) => {
        const ticked = chosen.some(({ id }) => id === site.id)
        return (
          <Card key={site.id} as="label" border radius={2} padding={3} tone={ticked ? 'primary' : 'default'}>
            <Flex align="center" gap={3}>
              <Checkbox
                checked={ticked}
                aria-label={site.name}
                onChange={() =>
                  onChange(
                    sites.filter(({ id }) =>
                      id === site.id ? !ticked : chosen.some((one) => one.id === id),
                    ),
                  )
                }
              />
              <Text size={1} weight="medium">
                {site.name}
              </Text>
              {site.group && (
                <Text size={1} muted>
                  {site.group}
                </Text>
              )}
            </Flex>
          </Card>
        )
      })}
    </Stack>
  )
}

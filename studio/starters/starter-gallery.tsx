import './starters.css'
import { Box, Button, Card, Dialog, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useRouter } from 'sanity/router'
import { type UserComponent, usePaneRouter } from 'sanity/structure'
import { blockOf } from '../../blocks/registry.schema.ts'
import { templateInSite } from '../documents/templates.ts'
import { NamesForm, PageNames, useNames } from './page-names.tsx'
import { pageStarters } from './page-starters.ts'
import { freePath } from './paths.ts'
import { PrimaryButton } from './primary-button.tsx'
import { type PageStarter, pageFrom } from './starter.ts'
import { StarterPicture } from './starter-picture.tsx'
import { useCreate } from './use-create.ts'
import { type SitePages, useSitePages } from './use-site-pages.ts'

/** The pane "New page" of a site: choose a page starter, then give the page a title and a path. */
export const StarterGallery: UserComponent = ({ options }) => {
  const id = useId()
  const siteId = (options as { site?: string } | undefined)?.site ?? ''
  const { pages, failed } = useSitePages(siteId)
  const [starter, setStarter] = useState<PageStarter>()
  const { openPage, openList } = useOpenPages(siteId)
  return (
    <Dialog
      id={id}
      header={pages ? `New page on ${pages.site.name}` : 'New page'}
      width={3}
      onClose={openList}
      open
    >
      <Box padding={4}>
        {failed && <Text>The pages of this site could not be read. Close this and try again.</Text>}
        {!pages && !failed && (
          <Flex justify="center" padding={6}>
            <Spinner muted />
          </Flex>
        )}
        {pages && starter && (
          <NewPage starter={starter} pages={pages} onBack={() => setStarter(undefined)} onMade={openPage} />
        )}
        {pages && !starter && (
          <Gallery onChoose={setStarter} onEmpty={() => openPage(crypto.randomUUID(), true)} />
        )}
      </Box>
    </Dialog>
  )
}

/** Opens the site's list of pages or one page; the Studio creates an empty page once something is typed. */
function useOpenPages(site: string) {
  const { routerPanesState } = usePaneRouter()
  const { navigate } = useRouter()
  const at = routerPanesState.findIndex(([pane]) => pane?.id === site)
  const list = [...routerPanesState.slice(0, at + 1), [{ id: 'page' }]]
  return {
    openList: () => navigate({ panes: list }),
    openPage: (id: string, empty = false) => {
      const page = empty
        ? { id, params: { type: 'page', template: templateInSite('page') }, payload: { tenant: site } }
        : { id, params: { type: 'page' } }
      navigate({ panes: [...list, [page]] })
    },
  }
}

function Gallery({ onChoose, onEmpty }: { onChoose(starter: PageStarter): void; onEmpty(): void }) {
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading size={2} as="h2">
          What is the page for?
        </Heading>
        <Text muted size={1}>
          Each starts with its blocks in place and words to write over. Everything can be changed afterwards.
        </Text>
      </Stack>
      <div className="starter-grid">
        <StarterCard
          name="Empty page"
          description="No blocks yet: add the ones you want."
          types={[]}
          onChoose={onEmpty}
        />
        {pageStarters.map((starter) => (
          <StarterCard
            key={starter.id}
            name={starter.name}
            description={starter.description}
            types={starter.blocks.map(({ _type }) => _type)}
            onChoose={() => onChoose(starter)}
          />
        ))}
      </div>
    </Stack>
  )
}

interface CardProps {
  name: string
  description: string
  types: string[]
  onChoose(): void
}

function StarterCard({ name, description, types, onChoose }: CardProps) {
  return (
    <Card
      as="button"
      type="button"
      className="starter-card"
      radius={3}
      padding={3}
      border
      aria-label={`${name}: ${description}`}
      onClick={onChoose}
    >
      <Stack gap={4}>
        <StarterPicture types={types} />
        <Stack gap={3}>
          <Text weight="semibold">{name}</Text>
          <Text size={1} muted>
            {description}
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}

interface NewPageProps {
  starter: PageStarter
  pages: SitePages
  onBack(): void
  onMade(id: string): void
}

function NewPage({ starter, pages: { site, taken }, onBack, onMade }: NewPageProps) {
  const { busy, create } = useCreate('The page was not created.')
  const form = useNames({ title: starter.title, path: freePath(starter.path, taken) }, taken)
  const types = starter.blocks.map(({ _type }) => _type)

  function make() {
    const id = crypto.randomUUID()
    const newKey = () => crypto.randomUUID().slice(-12)
    return create(pageFrom(starter, { id, ...form.names, site, newKey }), () => onMade(id))
  }

  return (
    <Stack gap={4}>
      <Flex>
        <Button mode="bleed" icon={<ArrowLeft size={17} />} text="All kinds of pages" onClick={onBack} />
      </Flex>
      <Flex gap={5} wrap="wrap">
        <Box style={{ width: 240 }}>
          <StarterPicture types={types} />
        </Box>
        <Box flex={1} style={{ minWidth: 280 }}>
          <NamesForm problem={form.problem} busy={busy} onSend={make}>
            <Stack gap={3}>
              <Heading size={2} as="h2">
                {starter.name}
              </Heading>
              <Text muted>{starter.description}</Text>
            </Stack>
            <PageNames {...form} />
            <Flex>
              <PrimaryButton text="Create page" busy={busy} disabled={Boolean(form.problem)} />
            </Flex>
            <Stack gap={3}>
              <Text size={1} weight="medium">
                It starts with
              </Text>
              <Text size={1} muted>
                {types.map((type) => blockOf(type)?.schema.title ?? type).join(', ')}.
              </Text>
            </Stack>
          </NamesForm>
        </Box>
      </Flex>
    </Stack>
  )
}

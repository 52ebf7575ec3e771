import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { siteAddress } from '../config/environment.ts'
import type { SiteFacts } from './facts.ts'
import type { CheckedDocument } from './finding.ts'
import { searchResult } from './rules/search-words.ts'

/** Number of characters above which search engines cut a text, and below which they show little. */
const lengths = { title: { least: 20, most: 60 }, description: { least: 70, most: 160 } }

const cut = (words: string, most: number) =>
  words.length <= most ? words : `${words.slice(0, words.lastIndexOf(' ', most)).trimEnd()} …`

function hint(name: keyof typeof lengths, count: number) {
  const { least, most } = lengths[name]
  if (count > most)
    return { tone: 'caution' as const, words: `${count} of ${most} characters: the end is cut off` }
  if (count < least)
    return { tone: 'default' as const, words: `${count} of ${most} characters: there is room for more` }
  return { tone: 'positive' as const, words: `${count} of ${most} characters: a good length` }
}

/** "motorworld.localhost › about-us", as search results show an address. */
function crumbs(slug: string, path: string) {
  const { host } = new URL(siteAddress(slug, '/'))
  return [host.replace(/:\d+$/, ''), ...path.split('/').filter(Boolean)].join(' › ')
}

/** The page as it looks in search results. */
export function SearchResultPreview({ document, facts }: { document: CheckedDocument; facts: SiteFacts }) {
  const { title, description, path, noindex } = searchResult(document, facts)
  const { slug, name } = facts.site
  if (noindex)
    return (
      <Card padding={3} radius={2} tone="transparent" border>
        <Text size={1} muted>
          This page is kept out of search engines.
        </Text>
      </Card>
    )
  return (
    <Stack gap={3}>
      <Card padding={4} radius={2} border data-testid="search-picture" style={{ background: '#fff' }}>
        <div style={{ fontFamily: 'Arial, sans-serif', color: '#1f1f1f', overflowWrap: 'anywhere' }}>
          <Flex align="center" gap={2}>
            <div
              aria-hidden
              style={{
                width: 26,
                height: 26,
                flex: 'none',
                borderRadius: '50%',
                background: facts.site.colours.brand,
                color: facts.site.colours.onBrand,
                display: 'grid',
                placeItems: 'center',
                fontSize: 13,
                fontWeight: 700,
              }}
            >
              {name.charAt(0)}
            </div>
            <div style={{ minWidth: 0 }}>
              <div style={{ fontSize: 14, lineHeight: '20px' }}>{name}</div>
              <div style={{ fontSize: 12, lineHeight: '18px', color: '#4d5156' }}>{crumbs(slug, path)}</div>
            </div>
          </Flex>
          <div style={{ fontSize: 20, lineHeight: '26px', color: '#1a0dab', marginTop: 6 }}>
            {cut(title || 'Page without a title', lengths.title.most)}
          </div>
          <div style={{ fontSize: 14, lineHeight: '22px', color: '#4d5156', marginTop: 3 }}>
            {description
              ? cut(description, lengths.description.most)
              : 'Without a description, search engines choose some words of the page.'}
          </div>
        </div>
      </Card>
      <Length name="Title" {...hint('title', title.length)} />
      {description && <Length name="Description" {...hint('description', description.length)} />}
    </Stack>
  )
}

function Length({
  name,
  tone,
  words,
}: {
  name: string
  tone: 'caution' | 'default' | 'positive'
  words: string
}) {
  return (
    <Card tone={tone} padding={2} radius={2}>
      <Flex gap={2}>
        <Box flex={1}>
          <Text size={1}>
            <strong>{name}</strong> {words}
          </Text>
        </Box>
      </Flex>
    </Card>
  )
}

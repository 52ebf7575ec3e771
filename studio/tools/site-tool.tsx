import './tools.css'
import { Box, Flex, Heading, Select, Text } from '@sanity/ui'
import { useState } from 'react'
import { keepLastSite, readLastSite, useSites } from '../presentation/sites.ts'
import type { StaffTool } from './define-tool.ts'
import { useSiteApi } from './site-api.ts'

/** A tool with the choice of the site it works on: the one this person looked at last. */
export function SiteTool({ tool }: { tool: StaffTool }) {
  const sites = useSites()
  const [chosen, setChosen] = useState(readLastSite)
  const site = sites.find(({ slug }) => slug === chosen) ?? sites[0]

  return (
    <Flex direction="column" className="staff-tool">
      <Flex as="header" align="center" gap={4} padding={4} wrap="wrap">
        <Heading as="h1" size={2}>
          {tool.title}
        </Heading>
        {sites.length > 1 && site && (
          <Box>
            <Select
              aria-label="Site"
              value={site.slug}
              onChange={({ currentTarget: { value } }) => {
                keepLastSite(value)
                setChosen(value)
              }}
            >
              {sites.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </Box>
        )}
        {sites.length === 1 && site && <Text muted>{site.name}</Text>}
      </Flex>
      {site && <OfSite key={site.slug} slug={site.slug} tool={tool} />}
    </Flex>
  )
}

function OfSite({ slug, tool: { component: Component } }: { slug: string; tool: StaffTool }) {
  return <Component api={useSiteApi(slug)} />
}

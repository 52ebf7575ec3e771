import './insert-menu.css'
import { Button, Stack, Text, TextInput } from '@sanity/ui'
import { Menu, MenuItem } from '@sanity/ui/menu'
import { LayoutGrid, List, Search } from 'lucide-react'
import { useState } from 'react'
import type { InsertMenuOptions, SchemaType } from 'sanity'
import { blockOf } from '../../blocks/registry.schema.ts'
import { findBlocks } from './find-blocks.ts'

/** What Sanity gives its own menu. */
interface Props extends InsertMenuOptions {
  schemaTypes: readonly SchemaType[]
  labels: Record<
    | 'insert-menu.filter.all-items'
    | 'insert-menu.search.no-results'
    | 'insert-menu.search.placeholder'
    | 'insert-menu.toggle-grid-view.tooltip'
    | 'insert-menu.toggle-list-view.tooltip',
    string
  >
  onSelect(type: SchemaType): void
}

const entryOf = (type: SchemaType) => ({
  type,
  title: type.title ?? type.name,
  description: typeof type.description === 'string' ? type.description : undefined,
  searchWords: blockOf(type.name)?.schema.searchWords,
})

/** Menu of what can be added to a list: finds entries by title, description and search words, and shows what each is for. */
export function InsertMenu({ schemaTypes, groups = [], views, filter = 'auto', labels, onSelect }: Props) {
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<string>()
  const [viewIndex, setViewIndex] = useState(0)
  const all = views?.length ? views : [{ name: 'list' as const }]
  const view = all[viewIndex % all.length] ?? all[0]
  const next = all[(viewIndex + 1) % all.length]
  const searched = filter === 'auto' ? schemaTypes.length > 5 : filter
  // A search runs through all groups: whoever looks for a word does not know the group.
  const inGroup = query.trim() ? undefined : groups.find(({ name }) => name === group)
  const entries = schemaTypes.filter(({ name }) => !inGroup || inGroup.of?.includes(name)).map(entryOf)
  const found = findBlocks(entries, query)

  const choose = (name: string | undefined) => {
    setGroup(name)
    setQuery('')
  }
  const nextLabel = next && labels[`insert-menu.toggle-${next.name}-view.tooltip`]
  return (
    <Menu padding={0}>
      <div className="insert-menu">
        {(searched || groups.length > 0 || all.length > 1) && (
          <div className="insert-menu-head">
            <div style={{ display: 'flex', gap: 4 }}>
              {searched && (
                <div style={{ flex: 1 }}>
                  <TextInput
                    autoFocus
                    border={false}
                    fontSize={1}
                    icon={<Search size={16} />}
                    aria-label={labels['insert-menu.search.placeholder']}
                    placeholder={labels['insert-menu.search.placeholder']}
                    value={query}
                    onChange={(event) => setQuery(event.currentTarget.value)}
                  />
                </div>
              )}
              {all.length > 1 && (
                <Button
                  mode="bleed"
                  icon={next?.name === 'grid' ? <LayoutGrid size={17} /> : <List size={17} />}
                  aria-label={nextLabel}
                  title={nextLabel}
                  onClick={() => setViewIndex(viewIndex + 1)}
                />
              )}
            </div>
            {groups.length > 0 && (
              <div className="insert-menu-groups">
                {[{ name: undefined, title: labels['insert-menu.filter.all-items'] }, ...groups].map(
                  ({ name, title }) => (
                    <Button
                      key={name ?? ''}
                      mode="bleed"
                      fontSize={1}
                      padding={2}
                      text={title ?? name}
                      selected={name === inGroup?.name}
                      aria-pressed={name === inGroup?.name}
                      onClick={() => choose(name)}
                    />
                  ),
                )}
              </div>
            )}
          </div>
        )}
        <div className="insert-menu-entries" data-view={view?.name}>
          {found.length === 0 && (
            <div className="insert-menu-entry">
              <Text muted size={1}>
                {labels['insert-menu.search.no-results']}
              </Text>
            </div>
          )}
          {found.map(({ type, title, description }) => {
            const picture = view?.name === 'grid' ? view.previewImageUrl?.(type.name) : undefined
            return (
              <MenuItem key={type.name} padding={0} radius={2} onClick={() => onSelect(type)}>
                <div className="insert-menu-entry">
                  {picture && <img className="insert-menu-picture" src={picture} alt="" loading="lazy" />}
                  <Stack gap={2}>
                    <Text size={1} weight="medium">
                      {title}
                    </Text>
                    {description && (
                      <Text size={0} muted>
                        {description}
                      </Text>
                    )}
                  </Stack>
                </div>
              </MenuItem>
            )
          })}
        </div>
      </div>
    </Menu>
  )
}

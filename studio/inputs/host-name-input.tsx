import { Card, Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { type StringInputProps, set, unset, useClient, useFormValue } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { bothIds } from '../../values/document-ids.ts'
import { siteOriginParts } from '../config/environment.ts'

/** The name in what was typed or pasted, such as `https://www.example.com.au/`. */
const nameIn = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')

/** The key of the site that has this name by its key: `motorworld` for `motorworld.localhost`. */
function slugIn(host: string) {
  const before = siteOriginParts.before.replace(/^https?:\/\//, '')
  const after = siteOriginParts.after.replace(/:\d+$/, '')
  const fits = host.startsWith(before) && host.endsWith(after)
  return fits ? host.slice(before.length, host.length - after.length) : ''
}

const holder = '*[_type == "site" && !(_id in $own) && ($host in hosts || siteSlug == $slug)][0].name'

/** A host name of a site, stored once it is written in full: the Content Lake refuses a name that another site has. */
export function HostNameInput({ value = '', onChange, elementProps, readOnly }: StringInputProps) {
  const client = useClient({ apiVersion })
  const id = useFormValue(['_id'])
  const [typed, setTyped] = useState(value)
  const [taken, setTaken] = useState('')
  useEffect(() => setTyped(value), [value])

  async function store() {
    const host = nameIn(typed)
    setTyped(host)
    setTaken('')
    if (host === value) return
    if (host === '') return onChange(unset())
    const slug = slugIn(host)
    const own = bothIds(String(id))
    const name = await client.fetch<string | null>(holder, { own, host, slug }, { perspective: 'raw' })
    if (name) setTaken(`${host} belongs to ${name}.`)
    else onChange(set(host))
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        value={typed}
        readOnly={readOnly}
        placeholder="www.example.com.au"
        customValidity={taken || undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => {
          elementProps.onBlur(event)
          store()
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') store()
        }}
      />
      {taken && (
        <Card tone="critical" padding={3} radius={2} border role="alert">
          <Text size={1}>{taken}</Text>
        </Card>
      )}
    </Stack>
  )
}

import { useEffect, useState } from 'react'
import { type SanityClient, useClient, useFormValue } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { defaultTimeZone } from '../../schemas/schedule.ts'

const known = new Map<string, Promise<string>>()

function fetchTimeZone(client: SanityClient, site: string): Promise<string> {
  const request =
    known.get(site) ??
    client
      .fetch<string | null>('*[_id == $site][0].timeZone', { site })
      .then((timeZone) => timeZone || defaultTimeZone)
      .catch(() => {
        known.delete(site)
        return defaultTimeZone
      })
  known.set(site, request)
  return request
}

/** The IANA time zone of a site, by the id of its document. */
export function useTimeZone(site: string | undefined): string {
  const client = useClient({ apiVersion })
  const [timeZone, setTimeZone] = useState(defaultTimeZone)
  useEffect(() => {
    if (!site) return
    let current = true
    fetchTimeZone(client, site).then((found) => current && setTimeZone(found))
    return () => {
      current = false
    }
  }, [client, site])
  return timeZone
}

/** The id of the site that the document in the form belongs to. */
export const useFormSite = () => (useFormValue(['tenant']) as { _ref?: string } | undefined)?._ref

/** "Brisbane" for `Australia/Brisbane`. */
export const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

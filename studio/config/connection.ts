import { createClient } from '@sanity/client'
import type { SourceOptions } from 'sanity'
import { hosted, project } from './environment.ts'

/** Where the Studio reads, writes and signs in: Sanity's servers if hosted, else the server that it is served by. */
export function connection(): Pick<
  SourceOptions,
  'projectId' | 'dataset' | 'apiHost' | 'auth' | 'unstable_clientFactory'
> {
  if (hosted) return project
  const apiHost = window.location.origin
  return {
    ...project,
    apiHost,
    unstable_clientFactory: (options) => createClient({ ...options, apiHost, useProjectHostname: false }),
    auth: {
      loginMethod: 'cookie',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Email and password', url: `${apiHost}/auth/local` }],
    },
  }
}

import { phoneText } from '#app/forms/phone.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'
import { headingFor, type Wanted, wantedIn } from './wanted.ts'

export interface SignInData extends Wanted {
  /** Number of who is signed in already. */
  signedInAs?: string
}

const load: BlockLoad<ContentOf<typeof definition>, SignInData> = ({ search, visitor, site, head }) => {
  const wanted = wantedIn(search)
  const heading = headingFor(wanted)
  head({ title: `${heading} | ${site.name}`, heading, noindex: true, canonical: paths.signIn })
  return { ...wanted, ...(visitor?.phone && { signedInAs: phoneText(visitor.phone) }) }
}

export default load

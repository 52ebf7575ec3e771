import { useRouter } from 'sanity/router'
import { isRecord } from '../../platform/is-record.ts'

/** Opens a document in the list of its site, whichever tool is open. */
export function useOpenDocument() {
  const router = useRouter()
  return (site: string, type: string, id: string) => {
    if (isRecord(router.state) && 'panes' in router.state)
      router.navigate({ panes: [[{ id: site }], [{ id: type }], [{ id, params: { type } }]] })
    else router.navigateIntent('edit', { id, type, mode: 'structure' })
  }
}

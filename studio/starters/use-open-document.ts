import { useRouter } from 'sanity/router'
import { isRecord } from '../../platform/is-record.ts'

/** Opens a document in its site's list; from another tool than the lists, in the lists. */
export function useOpenDocument() {
  const router = useRouter()
  return (site: string, type: string, id: string) => {
    if (isRecord(router.state) && 'panes' in router.state)
      router.navigate({ panes: [[{ id: site }], [{ id: type }], [{ id, params: { type } }]] })
    else router.navigateIntent('edit', { id, type, mode: 'structure' })
  }
}

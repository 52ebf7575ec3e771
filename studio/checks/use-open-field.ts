import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** Opens a field of the document beside: its tab, the block it is in, and the field itself. */
export function useOpenField() {
  const { onFocus, onPathOpen, onSetActiveFieldGroup, schemaType } = useDocumentPane()
  return (path: Path) => {
    const field = schemaType.fields.find(({ name }) => name === path[0])
    const group = [field?.group].flat()[0]
    if (group) onSetActiveFieldGroup([], group)
    onPathOpen(path)
    onFocus(path)
  }
}

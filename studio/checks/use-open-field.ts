import type { Path } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/** Opens a field of the form beside the panel: its tab, the block that holds it, and the field itself. */
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

import { CircleOff } from 'lucide-react'
import { createElement, useState } from 'react'
import { type DocumentActionComponent, useDocumentOperation, useDocumentPairPermissions } from 'sanity'
import { ConfirmDeleteDialog } from 'sanity/structure'

const UnpublishIcon = () => createElement(CircleOff, { size: 17 })

/** Sanity offers "Unpublish" on the published version's tab alone; this adds it to the draft's. */
export function unpublishAnywhere(unpublish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const { id, type, published } = props
    const original = unpublish(props)
    const operation = useDocumentOperation(id, type).unpublish
    const [permissions] = useDocumentPairPermissions({ id, type, permission: 'unpublish' })
    const [asking, setAsking] = useState(false)
    if (original) return original
    if (!published || props.release || props.liveEdit) return null
    const close = () => setAsking(false)
    return {
      tone: 'critical',
      icon: UnpublishIcon,
      label: 'Unpublish',
      title: permissions?.granted ? '' : 'You may not take this off the site.',
      disabled: Boolean(operation.disabled) || !permissions?.granted,
      onHandle: () => setAsking(true),
      dialog: asking && {
        type: 'dialog',
        onClose: close,
        content: createElement(ConfirmDeleteDialog, {
          id,
          type,
          action: 'unpublish',
          onCancel: close,
          onConfirm: () => {
            close()
            operation.execute()
          },
        }),
      },
    }
  }
  action.action = 'unpublish'
  action.displayName = 'UnpublishAnywhere'
  return action
}

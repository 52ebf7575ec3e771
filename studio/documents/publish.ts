import { useEffect, useRef, useState } from 'react'
import { type DocumentActionComponent, useSyncState, useValidationStatus } from 'sanity'

/** Sanity tells saving and checking apart by a moment in which both seem done: they are when it has lasted so long. */
const settledMs = 200

/**
 * Sanity's own publish action for those who press at once after the last key. It judges by the latest finished check,
 * which may be of what stood there before, and drops the press; this one waits for the check of what is written.
 */
export function publishChecked(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const described = publish(props)
    const edited = props.draft ?? props.published
    const { isSyncing } = useSyncState(props.id, props.type)
    const checked = useValidationStatus(edited?._id ?? props.id, props.type, true)
    const [pressed, setPressed] = useState(false)
    const carryOut = useRef(described?.onHandle)
    carryOut.current = described?.onHandle
    const settled = !isSyncing && !checked.isValidating && checked.revision === edited?._rev
    useEffect(() => {
      if (!pressed || !settled) return
      const timer = setTimeout(() => {
        setPressed(false)
        carryOut.current?.()
      }, settledMs)
      return () => clearTimeout(timer)
    }, [pressed, settled])
    if (!described) return null
    return {
      ...described,
      disabled: described.disabled || pressed,
      label: pressed ? 'Checking' : described.label,
      onHandle: () => setPressed(true),
    }
  }
  action.action = 'publish'
  action.displayName = 'PublishChecked'
  return action
}

import { useEffect } from 'react'
import { type LayoutProps, useDocumentStore } from 'sanity'

/**
 * Sanity runs document operations only while a form is open. Restoring a deleted document reopens its form, which would
 * abort the operation, and closing a form within a second of the last key would lose that key. This subscription keeps
 * operations running for the life of the Studio.
 */
export function KeepOperations(props: LayoutProps) {
  const { pair } = useDocumentStore()
  useEffect(() => {
    // All documents share one pipeline, so any id will do.
    const subscription = pair.operationEvents('', '').subscribe()
    return () => subscription.unsubscribe()
  }, [pair])
  return props.renderDefault(props)
}

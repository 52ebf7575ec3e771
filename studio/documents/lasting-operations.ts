import { useEffect } from 'react'
import { type LayoutProps, useDocumentStore } from 'sanity'

/**
 * Sanity carries operations out for as long as a form is open. Restoring a deleted document opens its form anew, which
 * would break the operation off, and closing a form within a second of the last key would leave that key uncommitted:
 * here they last as long as the Studio.
 */
export function LastingOperations(props: LayoutProps) {
  const { pair } = useDocumentStore()
  useEffect(() => {
    // The pipeline behind it is one for all documents, whichever is asked for.
    const subscription = pair.operationEvents('', '').subscribe()
    return () => subscription.unsubscribe()
  }, [pair])
  return props.renderDefault(props)
}

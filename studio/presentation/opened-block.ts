import { useEffect } from 'react'
import { getPublishedId, useFormValue } from 'sanity'
import { postToFramedPage } from './frame.ts'

/** Tells the framed page, if there is one, when the form of a block is opened: it scrolls there. */
export function useOpenedInFrame(open: boolean, key: string) {
  const id = useFormValue(['_id'])
  useEffect(() => {
    if (!open || typeof id !== 'string') return
    postToFramedPage({ type: 'forecourt/opened', documentId: getPublishedId(id), key })
  }, [open, id, key])
}

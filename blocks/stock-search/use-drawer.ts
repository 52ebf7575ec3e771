import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'

/** The filters as a sheet on small screens: a dialog of the browser's own, closed by Escape and by a click beside it. */
export function useDrawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  const open = useCallback((event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }, [])
  const close = useCallback(() => dialog.current?.close(), [])
  const closed = useCallback(() => setOpen(false), [])
  return { dialog, isOpen, open, close, closed }
}

export type Drawer = ReturnType<typeof useDrawer>

import { useEffect, useRef } from 'react'
import { getPublishedId, type ObjectInputProps } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { postToFramedPage } from './frame.ts'
import { textChanges } from './text-changes.ts'

type Value = Record<string, unknown> | undefined

/** The form of a document: what is typed shows on the framed page at once, without waiting for the draft to be saved. */
export function TypedInput(props: ObjectInputProps) {
  const framed = usePresentationParams(false) !== null
  const value = props.value as Value
  useTypingInFrame(framed ? value : undefined)
  return props.renderDefault(props)
}

/** Sends changed texts at most once per animation frame. */
function useTypingInFrame(value: Value) {
  const before = useRef(value)
  const waiting = useRef(new Map<string, string>())
  const frame = useRef(0)

  useEffect(() => {
    const last = before.current
    before.current = value
    const id = value?._id
    if (typeof id !== 'string' || typeof last?._id !== 'string') return
    const documentId = getPublishedId(id)
    // The form has switched to another document: nothing was typed.
    if (getPublishedId(last._id) !== documentId) return
    for (const { path, value: text } of textChanges(last, value)) waiting.current.set(path, text)
    if (waiting.current.size === 0 || frame.current) return
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      const changes = [...waiting.current].map(([path, text]) => ({ path, value: text }))
      waiting.current.clear()
      postToFramedPage({ type: 'forecourt/typing', documentId, changes })
    })
  }, [value])

  useEffect(() => () => cancelAnimationFrame(frame.current), [])
}

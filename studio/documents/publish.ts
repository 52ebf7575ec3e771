import { useToast } from '@sanity/ui/toast'
import { createElement, useEffect, useRef, useState } from 'react'
import { type DocumentActionComponent, useClient, useSyncState, useValidationStatus } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { applyMove } from '../checks/move.ts'
import { PublishReview, reviewTitle } from '../checks/publish-review.tsx'
import { type Review, reviewPublish } from '../checks/review.ts'
import { siteOf } from '../checks/use-checks.ts'

/** Sanity tells saving and checking apart by a moment in which both seem done: they are when it has lasted so long. */
const settledMs = 200

/**
 * Sanity's own publish action for those who press at once after the last key. It judges by the latest finished check,
 * which may be of what stood there before, and drops the press; this one waits for the check of what is written. Then
 * it checks what the Content Lake holds against the site as it is now: errors stop it, new warnings ask.
 */
export function publishChecked(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const described = publish(props)
    const edited = props.draft ?? props.published
    const client = useClient({ apiVersion })
    const { isSyncing } = useSyncState(props.id, props.type)
    const checked = useValidationStatus(edited?._id ?? props.id, props.type, true)
    const [pressed, setPressed] = useState(false)
    const [review, setReview] = useState<Review>()
    const toast = useToast()
    const carryOut = useRef(described?.onHandle)
    carryOut.current = described?.onHandle
    const settled = !isSyncing && !checked.isValidating && checked.revision === edited?._rev
    const failed = checked.validation.some(({ level }) => level === 'error')
    useEffect(() => {
      if (!pressed || !settled) return
      let current = true
      const timer = setTimeout(async () => {
        // Where the Content Lake cannot be asked, Sanity's own action says so.
        const found = failed
          ? undefined
          : await reviewPublish(client, props.id, props.type).catch(() => undefined)
        if (!current) return
        setPressed(false)
        if (found === 'gone')
          toast.push({
            status: 'info',
            title: 'Somebody else was a moment faster',
            description: 'There is no draft left to publish. What you see is how it stands now.',
          })
        else if (found) setReview(found)
        else if (!failed) carryOut.current?.()
      }, settledMs)
      return () => {
        current = false
        clearTimeout(timer)
      }
    }, [pressed, settled, failed, client, toast, props.id, props.type])
    if (!described) return null
    const close = () => setReview(undefined)
    const asking = pressed || review !== undefined
    const publishReviewed = async (redirect: boolean) => {
      const { move, document, facts } = review ?? {}
      const site = siteOf(document)
      if (redirect && move && facts && site) await applyMove(client, site, move, facts)
      close()
      carryOut.current?.()
    }
    return {
      ...described,
      disabled: described.disabled || asking,
      label: asking ? 'Checking' : described.label,
      onHandle: () => setPressed(true),
      dialog: review
        ? {
            type: 'dialog',
            header: reviewTitle(review),
            width: 'medium',
            onClose: close,
            content: createElement(PublishReview, { review, onPublish: publishReviewed, onClose: close }),
          }
        : described.dialog,
    }
  }
  action.action = 'publish'
  action.displayName = 'PublishChecked'
  return action
}

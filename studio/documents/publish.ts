import { useToast } from '@sanity/ui/toast'
import { createElement, useEffect, useRef, useState } from 'react'
import { type DocumentActionComponent, useClient, useSyncState, useValidationStatus } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import { applyMove } from '../checks/move.ts'
import { PublishReview, reviewTitle } from '../checks/publish-review.tsx'
import { type Review, reviewPublish } from '../checks/review.ts'
import { siteOf } from '../checks/use-checks.ts'

/** Between saving and validating, both look finished for a moment; they are once that has lasted this long. */
const settledMs = 200

/**
 * Wraps Sanity's publish action. Sanity decides by the latest finished validation, which may be of an older version if the
 * button is pressed right after the last key, and then ignores the press; this action waits for the validation of what was
 * typed. It then runs the checks on the stored draft and the current site: errors stop it, new warnings ask first.
 */
export function publishChecked(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const original = publish(props)
    const edited = props.draft ?? props.published
    const client = useClient({ apiVersion })
    const { isSyncing } = useSyncState(props.id, props.type)
    const checked = useValidationStatus(edited?._id ?? props.id, props.type, true)
    const [pressed, setPressed] = useState(false)
    const [review, setReview] = useState<Review>()
    const toast = useToast()
    const latest = useRef({ publishNow: original?.onHandle, hasDraft: Boolean(props.draft) })
    latest.current = { publishNow: original?.onHandle, hasDraft: Boolean(props.draft) }
    const settled = !isSyncing && !checked.isValidating && checked.revision === edited?._rev
    const failed = checked.validation.some(({ level }) => level === 'error')
    useEffect(() => {
      if (!pressed || !settled) return
      let current = true
      const timer = setTimeout(async () => {
        // If the Content Lake cannot be reached, Sanity's own action reports it.
        const found = failed
          ? undefined
          : await reviewPublish(client, props.id, props.type).catch(() => undefined)
        if (!current) return
        setPressed(false)
        // Sanity's action does nothing, and says nothing, once the draft has gone from under it.
        if (found === 'gone' || (!found && !failed && !latest.current.hasDraft))
          toast.push({
            status: 'info',
            title: 'Somebody else was a moment faster',
            description: 'There is no draft left to publish. What you see is how it stands now.',
          })
        else if (found) setReview(found)
        else if (!failed) latest.current.publishNow?.()
      }, settledMs)
      return () => {
        current = false
        clearTimeout(timer)
      }
    }, [pressed, settled, failed, client, toast, props.id, props.type])
    if (!original) return null
    const close = () => setReview(undefined)
    const asking = pressed || review !== undefined
    const publishReviewed = async (redirect: boolean) => {
      const { move, document, facts } = review ?? {}
      const site = siteOf(document)
      if (redirect && move && facts && site) await applyMove(client, site, move, facts)
      close()
      latest.current.publishNow?.()
    }
    return {
      ...original,
      disabled: original.disabled || asking,
      label: asking ? 'Checking' : original.label,
      onHandle: () => setPressed(true),
      dialog: review
        ? {
            type: 'dialog',
            header: reviewTitle(review),
            width: 'medium',
            onClose: close,
            content: createElement(PublishReview, { review, onPublish: publishReviewed, onClose: close }),
          }
        : original.dialog,
    }
  }
  action.action = 'publish'
  action.displayName = 'PublishChecked'
  return action
}

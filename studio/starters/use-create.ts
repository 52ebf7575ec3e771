import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../schemas/rules.ts'
import type { Doc } from './documents.ts'

/** Creates a document; shows `failure` if that fails. */
export function useCreate(failure: string) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function create(document: Doc, onMade: () => void) {
    setBusy(true)
    try {
      await client.create(document)
      onMade()
    } catch {
      setBusy(false)
      toast.push({ status: 'error', title: failure, description: 'Try again in a moment.' })
    }
  }

  return { busy, create }
}

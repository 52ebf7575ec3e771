import { Bookmark, UserRound } from 'lucide-react'
import type { OwnPage } from './menu.ts'

const drawings = { garage: UserRound, watchlist: Bookmark } as const

export function OwnPageIcon({ kind, size }: { kind: OwnPage['kind']; size: number }) {
  const Drawing = drawings[kind]
  return <Drawing aria-hidden size={size} />
}

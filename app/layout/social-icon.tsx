import { Link as LinkIcon } from 'lucide-react'
import facebook from 'simple-icons/icons/facebook.svg?raw'
import instagram from 'simple-icons/icons/instagram.svg?raw'
import tiktok from 'simple-icons/icons/tiktok.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import youtube from 'simple-icons/icons/youtube.svg?raw'

const marks: Record<string, string> = { facebook, instagram, tiktok, x, youtube }

/** Mark of a social network by its name; a chain link for one we have no mark of. */
export function SocialIcon({ name }: { name: string }) {
  const path = / d="([^"]+)"/.exec(marks[name.toLowerCase()] ?? '')?.[1]
  if (!path) return <LinkIcon aria-hidden size={20} />
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
      <path d={path} />
    </svg>
  )
}

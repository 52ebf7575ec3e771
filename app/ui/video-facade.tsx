import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VideoAddress } from '#app/media/video-address.ts'

/**
 * Stands for the player until it is asked for: nothing of it is loaded before. Its block loads `click-to-load.ts`, and
 * sets `data-frame` on the element that the player is to fill.
 */
export function VideoFacade({
  address,
  title,
  picture,
}: {
  address: VideoAddress
  title: string
  /** Fills the frame. */
  picture?: ReactNode
}) {
  return (
    <>
      <a
        href={address.watch}
        target="_blank"
        rel="noopener"
        data-load
        className="group absolute inset-0 flex items-end text-on-inverse"
      >
        {picture && (
          <>
            {picture}
            <span className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-inverse to-transparent opacity-90" />
          </>
        )}
        <span className="relative mb-4 ml-4 flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition-transform duration-200 ease-out group-hover:scale-108 sm:absolute sm:top-1/2 sm:left-1/2 sm:m-0 sm:size-16 sm:-translate-1/2 md:size-20">
          <Play aria-hidden="true" fill="currentColor" className="ml-[6%] size-[38%]" />
        </span>
        <span className="relative flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 p-4 md:p-6">
          <span className="heading text-lg wrap-anywhere max-sm:line-clamp-2 md:text-xl">
            <span className="sr-only">Play video: </span>
            {title}
          </span>
          <span className="text-2xs">Plays from {address.provider}</span>
        </span>
      </a>
      <template>
        <iframe
          src={address.embed}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 h-full w-full"
        />
      </template>
    </>
  )
}

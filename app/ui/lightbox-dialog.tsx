import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { cx } from './cx.ts'

const button =
  'grid size-12 cursor-pointer place-items-center rounded-full bg-inverse/85 text-on-inverse transition-colors duration-150 hover:bg-inverse'

/** The dialog in which `lightbox.ts` shows the pictures of the gallery around it. */
export function LightboxDialog({ name, several }: { name: string; several: boolean }) {
  return (
    <dialog
      aria-label={name}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-inverse text-on-inverse backdrop:bg-inverse"
    >
      <div className="relative flex h-full flex-col">
        <figure className="flex min-h-0 flex-1 flex-col">
          <div
            data-stage
            className="relative min-h-0 flex-1 md:mx-20 md:mt-5 [&>img]:absolute [&>img]:inset-0 [&>img]:size-full [&>img]:object-contain"
          />
          <figcaption
            data-caption-line
            aria-live="polite"
            className="flex min-h-16 items-center justify-center gap-4 px-4 py-3 text-center text-sm"
          >
            <span data-counter className="tabular shrink-0" />
            <span data-words className="max-w-[60ch] break-words" />
          </figcaption>
        </figure>
        <button type="button" data-close aria-label="Close" className={cx(button, 'absolute top-3 right-3')}>
          <X aria-hidden />
        </button>
        {several && (
          <>
            <button
              type="button"
              data-step="-1"
              aria-label="Previous picture"
              className={cx(button, 'absolute top-1/2 left-3 -translate-y-1/2')}
            >
              <ChevronLeft aria-hidden />
            </button>
            <button
              type="button"
              data-step="1"
              aria-label="Next picture"
              className={cx(button, 'absolute top-1/2 right-3 -translate-y-1/2')}
            >
              <ChevronRight aria-hidden />
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}

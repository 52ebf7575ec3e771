/** The page shown beside the form: set by the tool's header, read by the form, which knows nothing of the tool. */
interface ShownPage {
  window: Window
  /** The site's exact origin: nothing is told to a page of another. */
  origin: string
}

let shown: (() => ShownPage | undefined) | undefined

/** Says where the framed page is found; the answer takes it back. */
export function showPage(page: () => ShownPage | undefined): () => void {
  shown = page
  return () => {
    if (shown === page) shown = undefined
  }
}

/** Posts a message to the framed page; none is framed: nothing happens. */
export function tellPage(message: unknown) {
  const page = shown?.()
  page?.window.postMessage(message, page.origin)
}

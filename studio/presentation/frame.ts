/** The page framed beside the form: registered by the tool's header, used by the form, which cannot reach the tool. */
interface FramedPage {
  window: Window
  /** The site's exact origin: messages reach no page of another origin. */
  origin: string
}

let framed: (() => FramedPage | undefined) | undefined

/** Registers how the framed page is found; returns the function that unregisters it. */
export function registerFramedPage(page: () => FramedPage | undefined): () => void {
  framed = page
  return () => {
    if (framed === page) framed = undefined
  }
}

/** Posts a message to the framed page, if there is one. */
export function postToFramedPage(message: unknown) {
  const page = framed?.()
  page?.window.postMessage(message, page.origin)
}

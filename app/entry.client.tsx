import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadViews } from '#blocks/registry.client.ts'

const interactive = [...document.querySelectorAll<HTMLElement>('[data-interactive]')]

/** Without all its views React would take away what the server sent: the page then stays as it is. */
loadViews(interactive.map(({ dataset }) => dataset.block ?? '')).then(
  () =>
    startTransition(() => {
      hydrateRoot(document, <RemixBrowser />)
    }),
  (error: unknown) => console.error('The interactive parts of this page could not be loaded.', error),
)

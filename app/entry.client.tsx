import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadViews } from '#blocks/registry.client.ts'

const interactive = [...document.querySelectorAll<HTMLElement>('[data-interactive]')]

loadViews(interactive.map(({ dataset }) => dataset.block ?? '')).then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  }),
)

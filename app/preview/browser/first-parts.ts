import { partsOf } from './page-parts.ts'

// Vite's sources of React expect this of the page, which has it from Remix otherwise.
if (import.meta.env.DEV)
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type: unknown) => type,
  })

/** The page as the server sent it: this module stands before all that change it. */
export const firstParts = partsOf(document)

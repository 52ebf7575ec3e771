// Vite's sources of React expect this of the page they run on.
if (import.meta.env.DEV)
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: () => undefined,
    $RefreshSig$: () => (type: unknown) => type,
  })

const unused = () => {
  throw new Error('The listing has a router of its own.')
}

/** Stands in for the package `qs` in the browser (vite.config.ts). */
export default { parse: unused, stringify: unused }

/** Reads as the promise of a value, but hands it over at once: React then shows a lazy component without waiting. */
const atHand = <Value>(value: Value): PromiseLike<Value> => ({
  // biome-ignore lint/suspicious/noThenProperty: what React and `await` look for.
  then: <Next>(use?: ((value: Value) => Next | PromiseLike<Next>) | null) =>
    atHand(use ? use(value) : value) as PromiseLike<Next>,
})

const modules = new Map<string, unknown>()

/** Keeps modules of Sanity, by the names of their files, before the Studio is rendered. */
export function keepModules(given: Record<string, unknown>) {
  for (const [file, module] of Object.entries(given)) modules.set(file, module)
}

/** What stands in the bundle for Sanity's `import('./pane-….js')` of a module that is kept. */
export const keptModule = <Module>(file: string) => atHand(modules.get(file) as Module)

/** A thenable that resolves synchronously, so that React renders a lazy component without suspending. */
const resolvedNow = <Value>(value: Value): PromiseLike<Value> => ({
  // biome-ignore lint/suspicious/noThenProperty: what React and `await` look for.
  then: <Next>(use?: ((value: Value) => Next | PromiseLike<Next>) | null) =>
    resolvedNow(use ? use(value) : value) as PromiseLike<Next>,
})

const modules = new Map<string, unknown>()

/** Registers modules of Sanity by file name, before the Studio is rendered. */
export function preloadModules(loaded: Record<string, unknown>) {
  for (const [file, module] of Object.entries(loaded)) modules.set(file, module)
}

/** Replaces Sanity's `import('./pane-….js')` of a registered module in the bundle. */
export const preloadedModule = <Module>(file: string) => resolvedNow(modules.get(file) as Module)

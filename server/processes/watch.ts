import { watch } from 'node:fs'

/** Files that an editor saves together count as one change. In milliseconds. */
const settle = 200

/** Calls `changed` after source files in the folders have changed. @returns a function that stops watching */
export function watchFolders(folders: string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(changed, settle)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

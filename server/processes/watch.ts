import { watch } from 'node:fs'

/** Saving all files of an editor is one change. */
const settle = 200

/** Calls back after source files under the folders changed. Answers how to stop. */
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

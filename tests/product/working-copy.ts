import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const leftOut = /^(node_modules|build|\..*)$/
const modules = ['node_modules', join('studio', 'node_modules')]

/** A copy of the product's sources, to change and build like a developer; installed packages are shared. */
export async function workingCopy(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `forecourt-${name}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (const entry of await readdir(root)) {
      if (leftOut.test(entry)) continue
      const filter = (path: string) => !modules.includes(path.slice(root.length + 1))
      await cp(join(root, entry), join(folder, entry), { recursive: true, filter })
    }
    for (const path of modules) await symlink(join(root, path), join(folder, path), 'junction')
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

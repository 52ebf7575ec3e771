import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** The next quality saves 2 % and takes four times as long. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** Writes a brotli copy, a quarter of the size, beside each script and style. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets')
      const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
      for (const name of names)
        await writeFile(
          join(assets, `${name}.br`),
          await compress(await readFile(join(assets, name)), { params }),
        )
    },
  }
}

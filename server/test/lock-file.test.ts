import { describe, expect, test } from 'vitest'
import { checkLock, missingFromLock } from './lock-file.ts'

describe('lock file', () => {
  test('has an entry for every platform package it names', async () => {
    expect(await checkLock('package-lock.json')).toEqual([])
  })

  test('a platform package without an entry is named with the package that wants it', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/rollup': { optionalDependencies: { '@rollup/rollup-linux-x64': '1', fsevents: '2' } },
        'node_modules/vite/node_modules/fsevents': {},
      },
    }
    expect(missingFromLock(lock)).toEqual(['@rollup/rollup-linux-x64, wanted by rollup'])
  })
})

import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CheckedRow } from '../import/feed/check.ts'
import { Problems } from '../import/feed/problems.ts'
import { FeedPictures, stockMediaDir } from './pictures.server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'))
  await mkdir(join(folder, 'feed', 'photos'), { recursive: true })
  await writeFile(join(folder, 'feed', 'photos', 'Front view.jpg'), 'front')
  await writeFile(join(folder, 'secret.jpg'), 'secret')
})
afterEach(() => rm(folder, { recursive: true }))

async function bring(...images: string[]) {
  const row = { pictures: { images, spin: [] } } as unknown as CheckedRow
  const problems = new Problems()
  await new FeedPictures(join(folder, 'feed'), join(folder, 'data'), 'alpha').bring(row, problems)
  return { images: row.pictures.images, left: problems.warnings.map(({ value }) => value) }
}

test('pictures beside a feed are copied once, under a name that tells one content from another', async () => {
  const first = await bring('photos/Front view.jpg', 'https://x.au/1.jpg', './photos/Front view.jpg')
  expect(first.images).toEqual([
    expect.stringMatching(/^[a-f0-9]{12}-Front-view\.jpg$/),
    'https://x.au/1.jpg',
    first.images[0],
  ])
  await bring('photos/Front view.jpg')
  expect(await readdir(stockMediaDir(join(folder, 'data'), 'alpha'))).toEqual([first.images[0]])
  await writeFile(join(folder, 'feed', 'photos', 'Front view.jpg'), 'another front')
  expect((await bring('photos/Front view.jpg')).images).not.toEqual([first.images[0]])
})

test('names that lead out of the folder, to other kinds of files or nowhere are left out', async () => {
  await symlink(join(folder, 'secret.jpg'), join(folder, 'feed', 'link.jpg'))
  await writeFile(join(folder, 'feed', 'passwords.txt'), 'x')
  const names = ['../secret.jpg', 'link.jpg', 'passwords.txt', '/etc/passwd', 'gone.jpg', 'photos']
  expect(await bring(...names)).toEqual({ images: [], left: names })
})

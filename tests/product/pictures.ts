import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { env } from '#platform/env.ts'

/** Writes a picture of a page, small enough for the repository. */
export const save = (image: Buffer, file: string) =>
  sharp(image).png({ palette: true, quality: 90 }).toFile(file)

/**
 * The Studio of the running product, with the demo editor signed in.
 * @throws if that person has changed the password
 */
export async function studioPage(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const { passwords } = z
    .object({ passwords: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(env.DATA_DIR, 'accounts.json'), 'utf8')))
  const [email, password] = Object.entries(passwords).find(([address]) => address.startsWith('editor')) ?? []
  if (!email || !password) throw new Error('No demo editor can sign in: the first password was changed.')
  const page = await browser.newPage({ viewport })
  page.setDefaultTimeout(60_000)
  await page.goto(`${env.CONTENT_LAKE_URL}/studio/`)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByTestId('document-list-pane').first().waitFor()
  return page
}

import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A response that can be sent again: headers, and the body in base64. */
export interface PageBytes {
  headers: Record<string, string>
  body: string
}

/** The home page as the site sends it once it has been compressed at the highest level. */
export async function keptPage(port: number, host: string): Promise<PageBytes> {
  let smallest = await pageBytes(port, host)
  for (let tries = 0; tries < 20; tries++) {
    await pause(100)
    const page = await pageBytes(port, host)
    if (page.body.length < smallest.body.length) return page
    smallest = page
  }
  return smallest
}

/** A page as the site sends it now. */
export function pageBytes(port: number, host: string, path = '/') {
  return new Promise<PageBytes>((done, fail) => {
    const headers = { host, 'accept-encoding': 'br' }
    const asked = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const {
          date: _,
          connection: __,
          'keep-alive': ___,
          ...kept
        } = answer.headers as Record<string, string>
        done({ headers: kept, body: Buffer.concat(chunks).toString('base64') })
      })
    })
    asked.on('error', fail).end()
  })
}

/** Visible text of a page's body. */
export const pageText = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

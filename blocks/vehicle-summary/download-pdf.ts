import { isRecord } from '#platform/is-record.ts'

const failed = 'The PDF could not be made. Please try again in a minute.'

/** Fetches the file that a link leads to and saves it; meanwhile the link says so (PRINT-01 to PRINT-03). */
export async function downloadPdf(link: HTMLAnchorElement) {
  if (link.dataset.preparing !== undefined) return
  const label = link.textContent
  link.dataset.preparing = ''
  link.setAttribute('aria-busy', 'true')
  link.textContent = 'Preparing...'
  let problem: string | undefined
  try {
    const response = await fetch(link.href, { signal: AbortSignal.timeout(60_000) })
    if (response.ok) save(await response.blob(), link.download)
    else problem = messageIn(await response.text())
  } catch {
    problem = failed
  }
  link.textContent = label
  delete link.dataset.preparing
  link.removeAttribute('aria-busy')
  if (problem) alert(problem)
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name })
  anchor.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** What an answer says went wrong: `{ error }`, or a short text. */
function messageIn(body: string): string {
  try {
    const said: unknown = JSON.parse(body)
    const message = isRecord(said) ? (said.error ?? said.message) : said
    return typeof message === 'string' && message ? message : failed
  } catch {
    return body && body.length <= 300 && !body.trimStart().startsWith('<') ? body : failed
  }
}

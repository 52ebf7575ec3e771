import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { env } from '#platform/env.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium or Chrome of this machine: CHROMIUM, else the system's, else Playwright's own download. */
export function findChromium(): string | undefined {
  return [env.CHROMIUM, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Without the sandbox, which Chromium refuses to set up as root. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

type Attempt = [label: string, command: string, args: string[]]

/** Ways to install one; the first that works is used. */
function attempts(): Attempt[] {
  const apt = existsSync('/usr/bin/apt-get')
  const root = process.getuid?.() === 0
  const install: Attempt[] = []
  if (apt && root)
    install.push(['apt-get', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium']])
  if (apt && !root) install.push(['sudo apt-get', 'sudo', ['-n', 'apt-get', 'install', '-y', 'chromium']])
  return [
    [
      "Playwright's download",
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    ],
    ...(apt && root ? ([['apt-get update', 'apt-get', ['update']]] as Attempt[]) : []),
    ...install,
  ]
}

/** Finds a browser, or installs one. @throws Error with one line that says what to do */
export function ensureChromium(say: (line: string) => void): string {
  for (const [label, command, args] of attempts()) {
    const found = findChromium()
    if (found) return found
    say(`No Chromium on this machine; trying ${label} …`)
    try {
      execFileSync(command, args, { stdio: 'pipe', timeout: 300_000 })
    } catch {
      say(`${label} did not work.`)
    }
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    'Browser tests need Chromium. Install it, or set CHROMIUM to the path of a Chromium or Chrome.',
  )
}

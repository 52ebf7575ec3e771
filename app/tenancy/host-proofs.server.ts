import { resolveTxt } from 'node:dns/promises'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Env } from '#platform/env.ts'
import { checkedLookup, isPublicAddress } from '#platform/http/public-lookup.server.ts'
import type { Log } from '#platform/log.ts'

/** Whether a host name that a tenant asks for is live. */
export interface HostProofs {
  /** True once whoever owns the name has said that it is this site's. A name is asked again every half a minute. */
  isLive(host: string, site: string): Promise<boolean>
}

interface Options {
  env: Pick<Env, 'HOST_PROOF' | 'DATA_DIR' | 'embedded'>
  log: Log
  /** Called when a name goes live: addresses in kept pages are then other ones. */
  onLive(): void
  /** What the owner of a name says, as lines; throws where nothing can be read. */
  ask?: (host: string) => Promise<string[]>
  clock?: () => number
}

const patienceMs = 3000
const againMs = 30_000

/** Where a name's owner says whose it is: a TXT record under the name, or a file on its web server. */
export const proofRecord = (host: string) => `_forecourt.${host}`
export const proofFile = '/.well-known/forecourt-site'
/** What stands there. */
export const proofOf = (site: string) => `site=${site}`

/**
 * Proofs are remembered in `DATA_DIR`, so that a name stays live while DNS is away; it is let go of when the tenant no
 * longer asks for it, because the directory asks for names of sites alone.
 */
export function createHostProofs({ env, log, onLive, ask, clock = Date.now }: Options): HostProofs {
  const question = ask ?? (env.HOST_PROOF === 'file' ? askServer : askDns)
  const file = join(env.DATA_DIR, 'host-proofs.json')
  const asked = new Map<string, { at: number; answer: Promise<boolean> }>()
  let proven: Promise<Set<string>> | undefined
  let writing: Promise<void> = Promise.resolve()

  const needsNone = (host: string) =>
    env.HOST_PROOF === 'none' || (env.embedded && host.endsWith('.localhost'))

  async function prove(host: string, site: string, key: string, known: Set<string>) {
    const lines = await question(host).catch((err: unknown) => {
      log.debug({ err, host }, 'a host name did not say whose it is')
      return []
    })
    if (!lines.some((line) => line.trim() === proofOf(site))) return false
    known.add(key)
    log.info({ host, site }, 'a host name is live')
    writing = writing.then(() => keep(file, known)).catch((err) => log.warn({ err }, 'proofs cannot be kept'))
    onLive()
    return true
  }

  return {
    async isLive(host, site) {
      if (needsNone(host)) return true
      // An address is nobody's name.
      if (isIP(host.replace(/^\[|\]$/g, ''))) return false
      proven ??= readKept(file)
      const known = await proven
      const key = `${host} ${site}`
      if (known.has(key)) return true
      const earlier = asked.get(key)
      if (earlier && clock() - earlier.at < againMs) return earlier.answer
      const answer = prove(host, site, key, known)
      asked.set(key, { at: clock(), answer: earlier ? earlier.answer : answer })
      // Visitors of a name that was refused before do not wait for its owner again.
      return earlier ? earlier.answer : answer
    },
  }
}

const withinTime = <Value>(work: Promise<Value>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('It took too long.')), patienceMs).unref()
    }),
  ])

const askDns = async (host: string) =>
  (await withinTime(resolveTxt(proofRecord(host)))).map((parts) => parts.join(''))

/** The first lines of the file, from public addresses alone and without following redirects. */
async function askServer(host: string) {
  const lookup = checkedLookup(isPublicAddress, (name) => new Error(`${name} has no public address`))
  const signal = AbortSignal.timeout(patienceMs)
  const body = await new Promise<string>((resolve, reject) => {
    const request = get({ host, path: proofFile, lookup, signal, maxHeaderSize: 8192 }, (answer) => {
      const length = Number(answer.headers['content-length'])
      if (answer.statusCode !== 200 || !(length <= 1000)) {
        answer.destroy()
        reject(new Error(`${host} answered ${answer.statusCode} with ${length} bytes`))
      } else text(answer).then(resolve, reject)
    })
    request.on('error', reject)
  })
  return body.split('\n')
}

async function readKept(file: string) {
  const kept = await readFile(file, 'utf8').catch(() => '[]')
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(kept)))
  } catch {
    return new Set<string>()
  }
}

async function keep(file: string, known: Set<string>) {
  await writeFile(`${file}.new`, JSON.stringify([...known]))
  await rename(`${file}.new`, file)
}

import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { log2N: 15, r: 8, p: 1 }

export const passwordLength = { min: 10, max: 200 }

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { ...options, maxmem: 128 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** `scrypt$<log2 N>$<r>$<p>$<salt>$<key>`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { N: 2 ** cost.log2N, r: cost.r, p: cost.p })
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  )
}

let decoy: Promise<string> | undefined

/** Without a stored hash, for an unknown address, the same work is done, so that the time taken reveals nothing. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const [scheme, log2N, r, p, salt = '', key = ''] = (stored ?? (await decoy)).split('$')
  if (scheme !== 'scrypt') return false
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: 2 ** Number(log2N),
    r: Number(r),
    p: Number(p),
  })
  return actual.length === expected.length && timingSafeEqual(actual, expected) && stored !== undefined
}

/** What is wrong with a new password, for the person choosing it; undefined if nothing is. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`
  if (password.length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`
  if (new Set(password).size < 5) return 'Use more different characters.'
  return undefined
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Sixteen letters and digits in groups of four, without those that are easily confused (79 bits). */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

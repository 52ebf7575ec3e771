import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, tenant: string, lead: number) =>
  createHmac('sha256', secret).update(`lead\n${tenant}\n${lead}`).digest('base64url')

/** What the next step of a form shows, to go on with this lead of the site. */
export const leadProof = sign

/** True for the proof of this very lead: whoever counts numbers up cannot change what others have sent. */
export function provesLead(secret: string, tenant: string, lead: number, proof: string): boolean {
  const [given, expected] = [proof, sign(secret, tenant, lead)].map((text) => Buffer.from(text))
  return given!.length === expected!.length && timingSafeEqual(given!, expected!)
}

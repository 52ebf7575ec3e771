import { lookup as resolveName } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address of the public Internet: nobody may point the site at its own network. */
export const isPublicAddress = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/**
 * Resolves names to the addresses that may be connected to, so that the checked address is the one connected to. A
 * name without any fails with what `refusal` makes of it.
 */
export const checkedLookup =
  (allowed: (address: string) => boolean, refusal: (name: string) => Error): LookupFunction =>
  (name, options, done) =>
    resolveName(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const usable = found.filter(({ address }) => allowed(address))
      const [first] = usable
      if (!first) return done(refusal(name), '')
      if (options.all) done(null, usable)
      else done(null, first.address, first.family)
    })

import { rich } from '../compose.ts'

/** cfg:privacyStatement of the group. */
export const privacyStatement = rich`
This statement covers every company of the Motorworld group. It follows the Australian Privacy Principles.

## What we collect

Your name, address, phone, email and licence details; the vehicles you own, trade or ask about; service records; and, when you apply for finance, what the lender asks for. Our website records which pages you open so that we can answer your enquiry properly.

## How we use it

To quote, sell, finance, insure and service vehicles; to meet registration, recall and tax law; and, with your consent, to tell you about offers. Every message has a way to stop.

## Who we share it with

Manufacturers for warranty and recalls, lenders and insurers you have chosen, transport departments, and suppliers who work for us under contract. We do not sell personal information.

## Where it is kept

On servers in Australia. Some manufacturers keep warranty records in Japan, Korea, Germany or China under their own privacy terms.

## Access, correction and complaints

Write to the Privacy Officer at our head office. We answer within 30 days. If you are not satisfied you may contact the Office of the Australian Information Commissioner.
`

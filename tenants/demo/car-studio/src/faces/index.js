// Face families: what tells makes apart from the front. Each is a function of a body's own grille, intake and lamp measures.
//   holes: dark openings { shape (right half, mirrored), r, fill, pitch, frame: chrome width, depth: metres pressed in }
//   lamps: { shape (one side), side: where it wraps round the corner, art }   emblem, bonnetEmblem: { y, r, wide, tall }
//   chrome: bright lines { pts (right half), w, r, apart: one on each side instead of one across }   plateY: of the plate
import { electric } from './electric.js'
import { everyday } from './everyday.js'
import { premium } from './premium.js'
import { rugged } from './rugged.js'

export const FACES = { ...everyday, ...premium, ...rugged, ...electric }

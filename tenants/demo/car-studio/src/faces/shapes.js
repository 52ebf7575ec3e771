// Outlines that faces share. z: metres from the middle; y: metres up. `l`, `i`, `g`: the lamp, intake and grille of a body.
export const base = (s) => ({ g: s.grille, i: s.intake, l: s.lamp })

/** Lamp outline as the bodies have it: pointed towards the grille, wrapping round the corner. */
export const swept = (l, z0 = l.z0, h = l.h) => [
  [z0, l.y - h * 0.1],
  [z0 + 0.02, l.y + h * 0.32],
  [0.98, l.y + h * 0.62],
  [0.98, l.y - h * 0.5],
  [z0 + 0.12, l.y - h * 0.46],
]
export const strip = (_l, z0, y, h) => [
  [z0, y - h / 2],
  [z0 + 0.01, y + h / 2],
  [0.99, y + h * 0.9],
  [0.99, y - h * 0.4],
]
export const round = (z, y, r, n = 20) =>
  Array.from({ length: n }, (_, k) => [
    z + Math.cos((k / n) * 2 * Math.PI) * r,
    y + Math.sin((k / n) * 2 * Math.PI) * r,
  ])
export const lowIntake = ({ z, y0, y1 }, grow = 1) => [
  [0, y1],
  [z * 0.8 * grow, y1],
  [z * grow, y1 - 0.03],
  [z * 1.04 * grow, y0 + 0.02],
  [z * 0.95 * grow, y0],
  [0, y0],
]
/** Air inlet at the corner of the bumper. */
export const corner = (i, z) => [
  [z, i.y1 + 0.06],
  [z + 0.1, i.y1 + 0.07],
  [z + 0.12, i.y0 + 0.07],
  [z + 0.02, i.y0 + 0.05],
]
/** Where a lamp at height y may show on the side, in the side drawing. */
export const band = (s, y, h) => [
  [s.lamp.x0 - 0.05, y + h * 1.3],
  [3, y + h * 1.5],
  [3, y - h * 1.5],
  [s.lamp.x0 - 0.05, y - h * 1.3],
]

// The body seen from the front: windscreen, the openings and lamps of its face, bonnet edge.
import { drawLamp, drawOpening } from './face-art.js'
import { B, both, flip, G, layers, mirrorShape, R } from './layer.js'

export function paintFront(field) {
  const { s } = field,
    L = layers('end'),
    { face, lamp: l, grille: g, intake: i } = s
  windscreen(L, s)
  L.aux.fill(
    [
      [-2, 0],
      [2, 0],
      [2, s.lipY ?? 0.27],
      [-2, s.lipY ?? 0.27],
    ],
    B,
  )
  if (s.cladding)
    L.aux.fill(
      mirrorShape([
        [0, i.y0],
        [i.z + 0.06, i.y0],
        [i.z + 0.12, i.y1 + 0.02],
        [2, i.y1 + 0.04],
        [2, 0],
        [0, 0],
      ]),
      B,
    )
  for (const opening of face.holes) {
    const shapes = opening.mirrored
      ? [opening.shape, opening.shape.map(([z, y]) => [-z, y])]
      : [mirrorShape(opening.shape)]
    for (const shape of shapes) {
      // What lies over cladding is an opening, not cladding.
      L.aux.over((q) => q.fill(shape, '#000', opening.r))
      L.mat.fill(shape, G, opening.r)
      drawOpening(L.art, shape, opening)
      if (opening.frame) L.mat.over((q) => q.line(shape, B, opening.frame, { closed: true, r: opening.r }))
    }
  }
  for (const { pts, w, r = 0.03, apart } of face.chrome ?? []) {
    const lines = apart ? [pts, flip(pts)] : [[...flip(pts).reverse(), ...pts]]
    for (const line of lines) L.mat.over((q) => q.line(line, B, w, { r }))
  }
  both((m) => {
    for (const lamp of face.lamps) {
      const shape = m(lamp.shape)
      L.aux.fill(shape, G, 0.02)
      L.art.over((q) => drawLamp(q, shape, m, lamp, l))
    }
  })
  const emblem = face.emblem ?? face.bonnetEmblem
  if (emblem) drawEmblem(L, emblem)
  const bn = s.bonnetY ?? Math.max(g.y1, l.y + l.h * 0.3) + 0.04
  both((m) =>
    L.aux.line(
      m([
        [0, bn],
        [l.z0 - 0.06, bn],
        [l.z0 + 0.05, l.y + l.h * 0.42 + 0.012],
        [0.99, l.y + l.h * 0.66 + 0.012],
      ]),
      R,
      0.007,
      { r: 0.04 },
    ),
  )
  return L
}

function windscreen(L, s) {
  const base = s.top(1.2) - 0.015,
    topY = s.roof(0.2) - 0.12
  const sx = (y) => s.glassWidth(s.screen(y)) - s.tumble * (y - s.belt)
  const screen = mirrorShape([
    [0, base + 0.015],
    [sx(base) * 0.6, base],
    [sx(base) - 0.075, base - 0.03],
    [sx(topY) - 0.085, topY - 0.03],
    [sx(topY) * 0.55, topY],
    [0, topY + 0.01],
  ])
  L.mat.line(screen, G, 0.05, { closed: true, r: 0.06 }).fill(screen, '#ff0', 0.06)
}

/** A plain ring: nobody's badge. `blade`: half length of a bar through it; `wide`, `tall`: an oval instead. */
function drawEmblem(L, { y, r, blade, wide = 1, tall = 1 }) {
  const ring = Array.from({ length: 28 }, (_, k) => [
    Math.cos((k / 14) * Math.PI) * r * wide,
    y + Math.sin((k / 14) * Math.PI) * r * tall * 0.86,
  ])
  L.mat.over((q) => {
    if (blade)
      q.line(
        [
          [-blade, y],
          [blade, y],
        ],
        B,
        0.014,
      )
    q.fill(ring, G)
    q.line(ring, B, r * 0.26, { closed: true })
  })
  L.art.over((q) => q.fill(ring, '#0a0c0e'))
}

// Face families: what tells makes apart from the front. Each is drawn from the body's own grille, intake and lamp measures.
//   holes: dark openings { shape (right half, mirrored), r, fill, pitch, frame: chrome width, depth: metres pressed in }
//   lamps: { shape (one side), side: where it wraps round the corner, art }   chrome: lines   emblem: { y, r }
const base = (s) => ({ g: s.grille, i: s.intake, l: s.lamp })

/** Lamp outline as the bodies have it: pointed towards the grille, wrapping round the corner. */
const swept = (l, z0 = l.z0, h = l.h) => [
  [z0, l.y - h * 0.1],
  [z0 + 0.02, l.y + h * 0.32],
  [0.98, l.y + h * 0.62],
  [0.98, l.y - h * 0.5],
  [z0 + 0.12, l.y - h * 0.46],
]
const strip = (_l, z0, y, h) => [
  [z0, y - h / 2],
  [z0 + 0.01, y + h / 2],
  [0.99, y + h * 0.9],
  [0.99, y - h * 0.4],
]
const round = (z, y, r, n = 20) =>
  Array.from({ length: n }, (_, k) => [
    z + Math.cos((k / n) * 2 * Math.PI) * r,
    y + Math.sin((k / n) * 2 * Math.PI) * r,
  ])
const lowIntake = ({ z, y0, y1 }, grow = 1) => [
  [0, y1],
  [z * 0.8 * grow, y1],
  [z * grow, y1 - 0.03],
  [z * 1.04 * grow, y0 + 0.02],
  [z * 0.95 * grow, y0],
  [0, y0],
]

export const FACES = {
  /** Slim bar between the lamps. */
  wing(s) {
    const { g, i, l } = base(s),
      y1 = g.y1,
      y0 = Math.max(g.y0, g.y1 - 0.19)
    return {
      holes: [
        {
          shape: [
            [0, y1 + 0.012],
            [l.z0 - 0.03, y1 + 0.012],
            [l.z0 + 0.02, y1 - 0.05],
            [l.z0 - 0.07, y0],
            [0, y0 - 0.004],
          ],
          r: 0.03,
          fill: 'bars',
          pitch: 0.044,
          bar: '#8d9296',
          depth: 0.02,
        },
        { shape: lowIntake(i), r: 0.04, fill: 'bars', pitch: 0.03, depth: 0.025 },
      ],
      chrome: [
        {
          pts: [
            [0, y0 - 0.012],
            [l.z0 - 0.07, y0 - 0.008],
            [l.z0 + 0.03, y1 - 0.05],
          ],
          w: 0.016,
        },
      ],
      lamps: [{ shape: swept(l), art: 'drl' }],
      emblem: { y: (y0 + y1) / 2, r: 0.05 },
    }
  },
  /** One large mouth from the bonnet down to the intake. */
  mouth(s) {
    const { g, i, l } = base(s),
      z = g.z,
      mid = i.y1 + (g.y0 - i.y1) * 0.2
    return {
      holes: [
        {
          shape: [
            [0, g.y1 - 0.005],
            [z * 0.86, g.y1 - 0.01],
            [z * 1.0, g.y1 - 0.07],
            [z * 1.06, mid + 0.03],
            [z * 0.94, i.y0 + 0.05],
            [0, i.y0 + 0.045],
          ],
          r: 0.05,
          fill: 'mesh',
          pitch: 0.036,
          depth: 0.03,
        },
        { shape: corner(i, z * 1.06 + 0.09), mirrored: true, r: 0.025, fill: 'plain', depth: 0.025 },
      ],
      chrome: [
        {
          pts: [
            [0, g.y1 - 0.075],
            [z * 0.96, g.y1 - 0.078],
          ],
          w: 0.024,
        },
      ],
      lamps: [{ shape: swept(l, l.z0 + 0.03, l.h * 0.85), art: 'units' }],
      emblem: { y: g.y1 - 0.075, r: 0.055 },
      plateY: mid,
    }
  },
  /** A single hexagonal frame. */
  frame(s) {
    const { g, i, l } = base(s),
      z = Math.min(g.z, l.z0 - 0.02)
    return {
      holes: [
        {
          shape: [
            [0, g.y1 + 0.02],
            [z * 0.8, g.y1 + 0.02],
            [z * 1.02, g.y1 - 0.08],
            [z * 0.98, (g.y0 + i.y1) / 2],
            [z * 0.72, i.y0 + 0.05],
            [0, i.y0 + 0.05],
          ],
          r: 0.025,
          fill: 'bars',
          pitch: 0.05,
          bar: '#5d6266',
          frame: 0.018,
          depth: 0.03,
        },
        { shape: corner(i, z + 0.14), mirrored: true, r: 0.02, fill: 'bars', pitch: 0.03, depth: 0.03 },
      ],
      lamps: [{ shape: swept(l, l.z0 + 0.02), art: 'blades' }],
      emblem: { y: g.y1 - 0.07, r: 0.05 },
      plateY: (g.y0 + i.y1) / 2,
    }
  },
  /** Two openings side by side. */
  twin(s) {
    const { g, i, l } = base(s),
      y0 = g.y0 - 0.01,
      y1 = g.y1 + 0.005,
      z1 = Math.min(g.z * 0.66, 0.3)
    return {
      holes: [
        {
          shape: [
            [0.022, y1],
            [z1 * 0.92, y1 - 0.004],
            [z1, y1 - 0.05],
            [z1 * 0.9, y0 + 0.01],
            [z1 * 0.76, y0],
            [0.03, y0 + 0.008],
          ],
          mirrored: true,
          r: 0.045,
          fill: 'vertical',
          pitch: 0.036,
          bar: '#7c8185',
          frame: 0.015,
          depth: 0.025,
        },
        { shape: lowIntake(i, 1.06), r: 0.03, fill: 'mesh', pitch: 0.03, depth: 0.03 },
      ],
      lamps: [{ shape: swept(l, Math.max(z1 + 0.06, l.z0 - 0.06)), art: 'rings' }],
      bonnetEmblem: { y: y1 + 0.05, r: 0.035 },
    }
  },
  /** A wide round-edged opening around a large emblem. */
  star(s) {
    const { g, i, l } = base(s),
      z = Math.min(g.z * 0.98, l.z0 - 0.03),
      y0 = Math.max(g.y0 - 0.03, i.y1 + 0.04)
    return {
      holes: [
        {
          shape: [
            [0, g.y1 + 0.015],
            [z * 0.94, g.y1 + 0.01],
            [z * 1.02, g.y1 - 0.06],
            [z * 0.8, y0 + 0.015],
            [0, y0],
          ],
          r: 0.06,
          fill: 'dots',
          pitch: 0.036,
          depth: 0.025,
        },
        { shape: lowIntake(i, 1.05), r: 0.05, fill: 'bars', pitch: 0.034, depth: 0.03 },
      ],
      chrome: [
        {
          pts: [
            [0, y0 - 0.006],
            [z * 0.8, y0 + 0.012],
            [z * 1.03, g.y1 - 0.055],
            [l.z0 + 0.14, l.y - l.h * 0.42],
          ],
          w: 0.018,
          r: 0.05,
        },
      ],
      lamps: [{ shape: swept(l), art: 'hook' }],
      emblem: { y: (g.y1 + y0) / 2 + 0.01, r: 0.078, blade: z * 0.8 },
    }
  },
  /** Seven upright slots between round lamps. */
  slots(s) {
    const { g, i, l } = base(s),
      y1 = g.y1 + 0.005,
      y0 = Math.max(g.y0 - 0.05, i.y1 + 0.05),
      w = 0.052,
      gap = 0.03,
      r = Math.min(0.105, (y1 - y0) * 0.46),
      z = 3.5 * w + 3 * gap
    const slot = (at) => [
      [at - w / 2, y1],
      [at + w / 2, y1],
      [at + w / 2, y0],
      [at - w / 2, y0],
    ]
    const lampZ = Math.min(z + r + 0.06, 0.66),
      y = (y0 + y1) / 2 + 0.005
    return {
      holes: [
        ...[0, 1, 2, 3].map((k) => ({
          shape: slot(k * (w + gap)),
          mirrored: true,
          r: 0.024,
          fill: 'plain',
          depth: 0.03,
        })),
        { shape: lowIntake(i, 1.02), r: 0.02, fill: 'bars', pitch: 0.04, depth: 0.03 },
      ],
      lamps: [
        { shape: round(lampZ, y, r), side: band(s, y, r), art: 'round', at: [lampZ, y, r] },
        {
          shape: strip(l, Math.max(0.86, lampZ + r + 0.05), y + r * 0.4, 0.04),
          side: band(s, y + r * 0.4, 0.04),
          art: 'amber',
        },
      ],
    }
  },
  /** No grille at all. */
  clean(s) {
    const { g, i, l } = base(s),
      y = l.y + l.h * 0.12
    return {
      holes: [
        {
          shape: [
            [0, y + 0.016],
            [l.z0 + 0.06, y + 0.016],
            [l.z0 + 0.06, y - 0.016],
            [0, y - 0.016],
          ],
          r: 0.008,
          fill: 'light',
          at: y,
        },
        {
          shape: [
            [0, i.y1 - 0.03],
            [i.z * 0.72, i.y1 - 0.03],
            [i.z * 0.86, i.y0 + 0.03],
            [0, i.y0 + 0.02],
          ],
          r: 0.03,
          fill: 'bars',
          pitch: 0.05,
          depth: 0.025,
        },
        { shape: corner(i, i.z + 0.05), mirrored: true, r: 0.02, fill: 'plain', depth: 0.02 },
      ],
      lamps: [{ shape: swept(l, l.z0 + 0.05, l.h * 0.72), art: 'slim' }],
      bonnetEmblem: { y: g.y1 + 0.015, r: 0.032 },
    }
  },
  /** A cab over the engine: panel with a slim grille, square lamps in the bumper. */
  cab(s) {
    const { g, i, l } = base(s),
      lamp = [
        [l.z0, l.y + l.h * 0.5],
        [0.93, l.y + l.h * 0.56],
        [0.93, l.y - l.h * 0.5],
        [l.z0 + 0.03, l.y - l.h * 0.5],
      ]
    return {
      holes: [
        {
          shape: [
            [0, g.y1],
            [g.z, g.y1],
            [g.z * 0.95, g.y0],
            [0, g.y0],
          ],
          r: 0.04,
          fill: 'bars',
          pitch: 0.058,
          bar: '#8d9296',
          depth: 0.02,
        },
        {
          shape: [
            [0, i.y1],
            [i.z, i.y1],
            [i.z * 0.9, i.y0],
            [0, i.y0],
          ],
          r: 0.03,
          fill: 'bars',
          pitch: 0.04,
          depth: 0.025,
        },
      ],
      lamps: [
        { shape: lamp, side: band(s, l.y, l.h * 0.42), art: 'block', at: [(l.z0 + 0.9) / 2, l.y, l.h] },
      ],
      emblem: { y: (g.y0 + g.y1) / 2, r: 0.06 },
    }
  },
  /** Thin day lamps at the bonnet, main lamps low in the corners, a patterned grille between. */
  split(s) {
    const { g, i, l } = base(s),
      top = l.y + l.h * 0.3,
      z = Math.min(0.6, g.z * 1.22),
      y1 = Math.min(g.y1 - 0.02, top - 0.06),
      y0 = i.y1 + 0.01,
      ly = (y0 + y1) / 2 - 0.01,
      lh = Math.min(0.15, (y1 - y0) * 0.55)
    const low = [
      [z + 0.05, ly + lh * 0.5],
      [z + 0.19, ly + lh * 0.62],
      [z + 0.2, ly - lh * 0.5],
      [z + 0.07, ly - lh * 0.5],
    ]
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z * 0.94, y1],
            [z, y1 - 0.04],
            [z * 0.84, y0 + 0.01],
            [0, y0],
          ],
          r: 0.03,
          fill: 'jewels',
          pitch: 0.052,
          depth: 0.02,
        },
        {
          shape: [
            [z + 0.02, ly + lh * 0.75],
            [z + 0.23, ly + lh * 0.86],
            [z + 0.24, ly - lh * 0.7],
            [z + 0.04, ly - lh * 0.75],
          ],
          mirrored: true,
          r: 0.03,
          fill: 'plain',
          depth: 0.02,
        },
        {
          shape: [
            [0, i.y1 - 0.05],
            [i.z * 0.9, i.y1 - 0.05],
            [i.z * 0.8, i.y0],
            [0, i.y0],
          ],
          r: 0.02,
          fill: 'bars',
          pitch: 0.03,
          depth: 0.02,
        },
      ],
      lamps: [
        { shape: strip(l, l.z0 - 0.06, top, 0.05), side: band(s, top, 0.06), art: 'white', at: [top] },
        { shape: low, side: band(s, ly, lh), art: 'block', at: [z + 0.125, ly, lh] },
      ],
      emblem: { y: y1 - 0.05, r: 0.045 },
    }
  },
}

/** Air inlet at the corner of the bumper. */
const corner = (i, z) => [
  [z, i.y1 + 0.06],
  [z + 0.1, i.y1 + 0.07],
  [z + 0.12, i.y0 + 0.07],
  [z + 0.02, i.y0 + 0.05],
]
/** Where a lamp at height y may show on the side, in the side drawing. */
const band = (s, y, h) => [
  [s.lamp.x0 - 0.05, y + h * 1.3],
  [3, y + h * 1.5],
  [3, y - h * 1.5],
  [s.lamp.x0 - 0.05, y - h * 1.3],
]

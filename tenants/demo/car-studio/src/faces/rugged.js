// Faces of off-roaders, utes and trucks.
import { band, base, lowIntake, round, strip, swept } from './shapes.js'

export const rugged = {
  /** A long row of short upright slots, round lamps beyond its ends. */
  slots(s) {
    const { g, i, l } = base(s),
      y1 = g.y1 + 0.005,
      y0 = Math.max(g.y1 - 0.17, i.y1 + 0.06),
      w = 0.034,
      gap = 0.03,
      r = Math.min(0.105, (y1 - y0) * 0.6),
      z = 5.5 * (w + gap)
    const slot = (at) => [
      [at - w / 2, y1],
      [at + w / 2, y1],
      [at + w / 2, y0],
      [at - w / 2, y0],
    ]
    const lampZ = Math.min(z + r + 0.03, 0.66),
      y = (y0 + y1) / 2 + 0.005
    return {
      holes: [
        ...[0.5, 1.5, 2.5, 3.5, 4.5].map((k) => ({
          shape: slot(k * (w + gap)),
          mirrored: true,
          r: 0.016,
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
  /** A tall block with two heavy bars, held by lamps in the form of clamps. */
  bars(s) {
    const { g, i, l } = base(s),
      z = Math.min(g.z * 1.08, l.z0 + 0.04),
      y1 = g.y1 + 0.012,
      y0 = i.y1 + (g.y0 - i.y1) * 0.45,
      third = (y1 - y0) / 3
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z * 0.96, y1],
            [z, y1 - 0.03],
            [z * 0.97, y0 + 0.03],
            [z * 0.9, y0],
            [0, y0],
          ],
          r: 0.03,
          fill: 'mesh',
          pitch: 0.03,
          depth: 0.03,
        },
        { shape: lowIntake(i, 0.98), r: 0.02, fill: 'bars', pitch: 0.03, depth: 0.02 },
      ],
      chrome: [y0 + third * 1.02, y0 + third * 2.02].map((y) => ({
        pts: [
          [0, y],
          [z * 0.99, y],
        ],
        w: Math.min(0.034, third * 0.4),
      })),
      lamps: [{ shape: swept(l, z + 0.015, l.h * 1.1), art: 'clamp' }],
      emblem: { y: y0 + third * 1.52, r: Math.min(0.062, third * 0.6), wide: 1.7 },
      plateY: (y0 + i.y1) / 2 - 0.015,
    }
  },
  /** Bright brackets that run down from thin lamps round stacked main lamps. */
  bracket(s) {
    const { g, i, l } = base(s),
      top = l.y + l.h * 0.28,
      z = Math.min(g.z, l.z0 - 0.03),
      y1 = Math.min(g.y1, top + 0.02),
      y0 = Math.max(y1 - 0.17, i.y1 + 0.1),
      ly = (y0 + i.y1) / 2 + 0.02,
      lh = Math.max(0.09, Math.min(0.13, y0 - i.y1)),
      lz = Math.min(z + 0.13, 0.64)
    const low = [
      [lz, ly + lh * 0.55],
      [lz + 0.15, ly + lh * 0.7],
      [lz + 0.16, ly - lh * 0.6],
      [lz + 0.01, ly - lh * 0.55],
    ]
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z, y1],
            [z * 1.02, y1 - 0.03],
            [z * 0.86, y0],
            [0, y0],
          ],
          r: 0.025,
          fill: 'slats',
          pitch: 0.055,
          bar: '#b9bfc4',
          depth: 0.022,
        },
        {
          shape: low.map(([lampZ, y]) => [
            lampZ + Math.sign(lampZ - lz - 0.08) * 0.016,
            y + Math.sign(y - ly) * 0.016,
          ]),
          mirrored: true,
          r: 0.03,
          fill: 'plain',
          depth: 0.015,
        },
        {
          shape: [
            [0, i.y1 + 0.04],
            [z * 0.72, i.y1 + 0.04],
            [z * 0.94, i.y0 + 0.01],
            [0, i.y0],
          ],
          r: 0.03,
          fill: 'mesh',
          pitch: 0.03,
          depth: 0.03,
        },
      ],
      chrome: [
        {
          pts: [
            [l.z0 + 0.14, top - 0.045],
            [z + 0.03, y0 - 0.01],
            [z * 0.84, i.y1 + 0.05],
            [z * 1.06, i.y0 + 0.005],
          ],
          w: 0.022,
          r: 0.05,
          apart: true,
        },
      ],
      lamps: [
        { shape: strip(l, l.z0 - 0.01, top, 0.055), side: band(s, top, 0.06), art: 'white', at: [top] },
        { shape: low, side: band(s, ly, lh), art: 'block', at: [lz + 0.08, ly, lh] },
      ],
      emblem: { y: (y0 + y1) / 2, r: 0.046 },
    }
  },
  /** A flat dark panel from lamp to lamp, square lamps with a round eye, a bright plate under the bumper. */
  panel(s) {
    const { g, i, l } = base(s),
      y1 = Math.min(g.y1 + 0.01, l.y + l.h * 0.5),
      y0 = Math.max(y1 - 0.19, i.y1 + 0.1),
      y = (y0 + y1) / 2,
      h = y1 - y0,
      lz = Math.max(0.56, l.z0 + 0.06)
    const lamp = [
      [lz, y1 - 0.012],
      [0.98, y1 - 0.008],
      [0.98, y0 + 0.014],
      [lz, y0 + 0.014],
    ]
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [0.97, y1 + 0.004],
            [0.97, y0],
            [0, y0],
          ],
          r: 0.02,
          fill: 'slats',
          pitch: h / 2.6,
          bar: '#3b3f43',
          depth: 0.012,
        },
        {
          shape: [
            [0, i.y1 + 0.03],
            [i.z * 1.05, i.y1 + 0.03],
            [i.z * 0.96, i.y0 + 0.03],
            [0, i.y0 + 0.03],
          ],
          r: 0.02,
          fill: 'bars',
          pitch: 0.04,
          depth: 0.025,
        },
      ],
      chrome: [
        {
          pts: [
            [0, i.y0 - 0.005],
            [i.z * 0.8, i.y0 - 0.005],
          ],
          w: 0.036,
        },
      ],
      lamps: [{ shape: lamp, side: band(s, y, h * 0.36), art: 'square', at: [lz + h * 0.52, y, h] }],
      bonnetEmblem: { y: y1 + 0.04, r: 0.03, wide: 1.9 },
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
}

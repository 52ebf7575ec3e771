// Faces of family cars: an opening with a character of its own between swept lamps.
import { base, corner, lowIntake, swept } from './shapes.js'

export const everyday = {
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
  /** A slim opening that pinches in the middle and runs into upright lamps, a wide one below. */
  bridge(s) {
    const { g, i, l } = base(s),
      y1 = g.y1 + 0.005,
      y0 = Math.max(g.y1 - 0.13, i.y1 + 0.12),
      z = l.z0 + 0.02,
      low = Math.min(i.y1 + 0.07, y0 - 0.07)
    return {
      holes: [
        {
          shape: [
            [0, y1 - 0.012],
            [0.13, y1 - 0.012],
            [0.2, y1 + 0.004],
            [z, y1 + 0.006],
            [z - 0.03, y0],
            [0.2, y0],
            [0.13, y0 + 0.014],
            [0, y0 + 0.014],
          ],
          r: 0.02,
          fill: 'mesh',
          pitch: 0.026,
          frame: 0.013,
          depth: 0.022,
        },
        {
          shape: [
            [0, low],
            [i.z * 0.92, low],
            [i.z * 1.06, low - 0.04],
            [i.z * 0.9, i.y0],
            [0, i.y0],
          ],
          r: 0.03,
          fill: 'bars',
          pitch: 0.034,
          depth: 0.03,
        },
      ],
      lamps: [{ shape: swept(l, z + 0.012, l.h * 0.95), art: 'tee' }],
      bonnetEmblem: { y: y1 + 0.045, r: 0.034 },
    }
  },
  /** A dark panel with a bright vee that falls from the lamps to the bumper. */
  vee(s) {
    const { g, i, l } = base(s),
      z = l.z0 + 0.02,
      y1 = g.y1 + 0.008,
      y0 = i.y1 + 0.02
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z - 0.02, y1],
            [z + 0.03, y1 - 0.05],
            [z * 0.66, y0 + 0.01],
            [0, y0],
          ],
          r: 0.03,
          fill: 'dots',
          pitch: 0.034,
          depth: 0.028,
        },
        { shape: lowIntake(i, 0.92), r: 0.03, fill: 'bars', pitch: 0.03, depth: 0.02 },
        { shape: corner(i, i.z + 0.02), mirrored: true, r: 0.02, fill: 'plain', depth: 0.02 },
      ],
      chrome: [
        {
          pts: [
            [0.1, y0 + 0.035],
            [z * 0.46, y0 + 0.05],
            [z * 0.86, y1 - 0.03],
            [z * 0.9, y1 + 0.004],
          ],
          w: 0.026,
          r: 0.06,
          apart: true,
        },
      ],
      lamps: [{ shape: swept(l, z + 0.04), art: 'boomerang' }],
      emblem: { y: (y0 + y1) / 2 + 0.02, r: 0.056 },
      plateY: i.y1 - 0.03,
    }
  },
  /** A modest hexagon with a winged bar, lamps hooked like a bracket. */
  hex(s) {
    const { g, i, l } = base(s),
      z = Math.min(g.z * 0.86, l.z0 - 0.06),
      y1 = g.y1 + 0.01,
      y0 = Math.max(g.y0 - 0.02, i.y1 + 0.05),
      y = (y0 + y1) / 2
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z * 0.84, y1],
            [z, y + 0.01],
            [z * 0.8, y0],
            [0, y0],
          ],
          r: 0.022,
          fill: 'mesh',
          pitch: 0.028,
          frame: 0.016,
          depth: 0.025,
        },
        { shape: lowIntake(i, 0.9), r: 0.03, fill: 'bars', pitch: 0.032, depth: 0.025 },
        { shape: corner(i, i.z + 0.01), mirrored: true, r: 0.02, fill: 'bars', pitch: 0.026, depth: 0.02 },
      ],
      chrome: [
        {
          pts: [
            [0, y],
            [z * 0.97, y + 0.006],
          ],
          w: 0.018,
        },
      ],
      lamps: [{ shape: swept(l, z + 0.05, l.h * 1.05), art: 'bracket' }],
      emblem: { y, r: 0.05, wide: 1.5 },
    }
  },
  /** Facets that thin out into the bumper, thin lamps joined by a bright line at the bonnet. */
  facet(s) {
    const { g, i, l } = base(s),
      y1 = Math.min(g.y1, l.y - l.h * 0.02),
      y0 = i.y1 + 0.015,
      z = Math.min(0.68, g.z * 1.3)
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z * 0.8, y1],
            [z, (y0 + y1) / 2 + 0.02],
            [z * 0.78, y0],
            [0, y0],
          ],
          r: 0.03,
          fill: 'facets',
          pitch: 0.058,
          depth: 0.02,
        },
        { shape: lowIntake(i, 0.86), r: 0.02, fill: 'plain', depth: 0.02 },
        {
          shape: [
            [0, l.y + l.h * 0.36],
            [l.z0 + 0.08, l.y + l.h * 0.36],
            [l.z0 + 0.08, l.y + l.h * 0.18],
            [0, l.y + l.h * 0.18],
          ],
          r: 0.006,
          fill: 'light',
          at: l.y + l.h * 0.27,
        },
        { shape: corner(i, i.z + 0.06), mirrored: true, r: 0.02, fill: 'plain', depth: 0.02 },
      ],
      lamps: [{ shape: swept(l, l.z0, l.h * 0.85), art: 'slim' }],
      emblem: { y: (y0 + y1) / 2 + 0.015, r: 0.05, wide: 1.5 },
    }
  },
}

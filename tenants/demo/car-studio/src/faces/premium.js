// Faces of dearer and of smaller special cars.
import { band, base, corner, lowIntake, round, swept } from './shapes.js'

export const premium = {
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
  /** Two slim openings with a bridge of paint between them. */
  twin(s) {
    const { g, i, l } = base(s),
      y1 = g.y1 + 0.004,
      y0 = Math.max(y1 - 0.13, g.y0 - 0.01),
      z1 = l.z0 - 0.035
    return {
      holes: [
        {
          shape: [
            [0.055, y1 - 0.006],
            [z1 * 0.86, y1],
            [z1, y1 - 0.03],
            [z1 * 0.9, y0 + 0.014],
            [z1 * 0.7, y0],
            [0.09, y0 + 0.008],
          ],
          mirrored: true,
          r: 0.03,
          fill: 'vertical',
          pitch: 0.024,
          bar: '#53585c',
          frame: 0.012,
          depth: 0.025,
        },
        { shape: lowIntake(i, 0.8), r: 0.03, fill: 'mesh', pitch: 0.03, depth: 0.03 },
        { shape: corner(i, i.z * 0.96), mirrored: true, r: 0.02, fill: 'bars', pitch: 0.03, depth: 0.025 },
      ],
      lamps: [{ shape: swept(l, z1 + 0.045), art: 'rings' }],
      bonnetEmblem: { y: y1 + 0.045, r: 0.034 },
    }
  },
  /** An upright grille of fine bright strings in a frame. */
  harp(s) {
    const { g, i, l } = base(s),
      z = Math.min(g.z * 0.84, l.z0 - 0.06),
      y1 = g.y1 + 0.012,
      y0 = Math.max(g.y0 - 0.03, i.y1 + 0.045)
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z * 0.9, y1],
            [z * 0.97, y1 - 0.04],
            [z, y0 + 0.03],
            [z * 0.93, y0],
            [0, y0],
          ],
          r: 0.035,
          fill: 'vertical',
          pitch: 0.03,
          bar: '#aab0b5',
          frame: 0.018,
          depth: 0.026,
        },
        { shape: lowIntake(i, 0.74), r: 0.02, fill: 'plain', depth: 0.02 },
        { shape: corner(i, i.z * 0.92), mirrored: true, r: 0.025, fill: 'bars', pitch: 0.03, depth: 0.025 },
      ],
      lamps: [{ shape: swept(l, z + 0.06), art: 'hammer' }],
      emblem: { y: (y0 + y1) / 2, r: 0.062 },
    }
  },
  /** A shield that narrows towards the bumper, without a frame, and upright slits under thin lamps. */
  shield(s) {
    const { g, i, l } = base(s),
      y1 = g.y1 + 0.012,
      y0 = i.y0 + 0.02,
      z = l.z0 - 0.02
    const slit = [
      [z + 0.14, l.y - l.h * 0.75],
      [z + 0.19, l.y - l.h * 0.72],
      [z + 0.13, i.y0 + 0.07],
      [z + 0.08, i.y0 + 0.07],
    ]
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z * 0.9, y1 - 0.004],
            [z * 0.98, y1 - 0.03],
            [z * 0.62, y0 + 0.03],
            [z * 0.5, y0],
            [0, y0],
          ],
          r: 0.03,
          fill: 'facets',
          pitch: 0.05,
          depth: 0.03,
        },
        { shape: corner(i, z + 0.2), mirrored: true, r: 0.02, fill: 'plain', depth: 0.025 },
      ],
      lamps: [
        { shape: swept(l, z + 0.035, l.h * 0.8), art: 'slim' },
        { shape: slit, art: 'lit', side: band(s, (l.y - l.h * 0.75 + i.y0) / 2, (l.y - i.y0) / 2.2) },
      ],
      emblem: { y: y1 - 0.085, r: 0.058 },
      plateY: y0 + (y1 - y0) * 0.28,
    }
  },
  /** Upright oval lamps and nothing between them; three inlets below. */
  oval(s) {
    const { g, i, l } = base(s),
      h = Math.min(0.105, l.h * 0.86),
      lampZ = Math.max(l.z0 + 0.15, 0.62),
      y = l.y + l.h * 0.06,
      shape = round(lampZ, 0, 1, 24).map(([z, k]) => [
        lampZ + (z - lampZ) * h * 0.98,
        y + k * h + (z - lampZ) * 0.012,
      ])
    return {
      holes: [
        {
          shape: [
            [0, i.y1],
            [i.z * 0.5, i.y1],
            [i.z * 0.56, i.y0 + 0.02],
            [0, i.y0],
          ],
          r: 0.03,
          fill: 'bars',
          pitch: 0.04,
          depth: 0.025,
        },
        {
          shape: [
            [i.z * 0.64, i.y1 + 0.05],
            [i.z * 1.2, i.y1 + 0.075],
            [i.z * 1.24, i.y0 + 0.06],
            [i.z * 0.7, i.y0 + 0.01],
          ],
          mirrored: true,
          r: 0.035,
          fill: 'bars',
          pitch: 0.04,
          depth: 0.03,
        },
      ],
      lamps: [{ shape, side: band(s, y, h * 0.9), art: 'four', at: [lampZ, y, h] }],
      bonnetEmblem: { y: g.y1 + 0.02, r: 0.034, tall: 1.3 },
    }
  },
  /** Big round lamps and a wide mouth with rounded corners. */
  retro(s) {
    const { g, i, l } = base(s),
      r = Math.min(0.115, l.h * 0.82),
      lampZ = Math.max(l.z0 + 0.12, 0.58),
      y = l.y - l.h * 0.04,
      z = lampZ - r - 0.05,
      y1 = Math.min(g.y1, y + r * 0.62),
      y0 = i.y0 + 0.05
    return {
      holes: [
        {
          shape: [
            [0, y1],
            [z * 0.84, y1],
            [z, y1 - 0.07],
            [z * 1.04, y0 + 0.1],
            [z * 0.86, y0],
            [0, y0],
          ],
          r: 0.07,
          fill: 'slats',
          pitch: 0.062,
          bar: '#4a4f53',
          frame: 0.017,
          depth: 0.03,
        },
        { shape: corner(i, i.z + 0.04), mirrored: true, r: 0.03, fill: 'plain', depth: 0.02 },
      ],
      lamps: [{ shape: round(lampZ, y, r), side: band(s, y, r), art: 'round', at: [lampZ, y, r] }],
      bonnetEmblem: { y: y1 + 0.05, r: 0.038, wide: 1.5 },
      plateY: y0 + (y1 - y0) * 0.3,
    }
  },
}

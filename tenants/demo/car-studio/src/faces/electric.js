// Faces of cars that need no grille.
import { band, base, corner, swept } from './shapes.js'

export const electric = {
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
  /** No grille: a dark visor with square lamps and a broken line of light. */
  pixel(s) {
    const { g, i, l } = base(s),
      y = l.y + l.h * 0.1,
      h = Math.min(0.1, l.h * 0.7)
    return {
      holes: [
        {
          shape: [
            [0, y + h * 0.52],
            [0.96, y + h * 0.62],
            [0.96, y - h * 0.55],
            [l.z0 + 0.02, y - h * 0.55],
            [l.z0 - 0.05, y - h * 0.2],
            [0, y - h * 0.2],
          ],
          r: 0.012,
          fill: 'dashes',
          at: y + h * 0.18,
        },
        {
          shape: [
            [0, i.y1 + 0.05],
            [i.z * 0.66, i.y1 + 0.05],
            [i.z * 0.9, i.y0 + 0.03],
            [i.z * 0.84, i.y0],
            [0, i.y0],
          ],
          r: 0.02,
          fill: 'slats',
          pitch: 0.06,
          bar: '#2a2d30',
          depth: 0.025,
        },
      ],
      chrome: [
        {
          pts: [
            [0, i.y0 + 0.012],
            [i.z * 0.84, i.y0 + 0.012],
          ],
          w: 0.016,
        },
      ],
      lamps: [
        {
          shape: [
            [l.z0 + 0.03, y + h * 0.5],
            [0.97, y + h * 0.62],
            [0.97, y - h * 0.55],
            [l.z0 + 0.03, y - h * 0.55],
          ],
          side: band(s, y, h * 0.42),
          art: 'pixels',
          at: [l.z0 + 0.06, y, h],
        },
      ],
      bonnetEmblem: { y: g.y1 + 0.03, r: 0.034 },
    }
  },
}

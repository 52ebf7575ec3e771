// The body seen from behind.
import { B, both, G, layers, mirrorShape, R } from './layer.js'

export function paintRear(field) {
  const { s } = field,
    L = layers('end'),
    t = s.tailLamp
  const bx = (y) => s.glassWidth(s.back(y)) - s.tumble * (y - s.belt)
  const y0 = s.rearGlass?.y0 ?? s.top(-s.wb / 2 - 0.5) + 0.04,
    y1 = s.rearGlass?.y1 ?? s.roof(s.back(1.5)) - 0.13
  const inset = s.rearGlass?.inset ?? 0.1
  if (!s.noRearGlass) {
    const glass = mirrorShape([
      [0, y0 - 0.005],
      [bx(y0) * 0.7, y0],
      [bx(y0) - inset, y0 + 0.02],
      [bx(y1) - inset + 0.01, y1 - 0.04],
      [bx(y1) - inset - 0.06, y1],
      [0, y1 + 0.015],
    ])
    L.mat.line(glass, G, 0.04, { closed: true, r: 0.06 }).fill(glass, '#ff0', 0.06)
  }
  both((m) => {
    const o = t.rear
      ? m(t.rear)
      : m([
          [t.z0, t.y - t.h * 0.2],
          [t.z0 + 0.02, t.y + t.h * 0.3],
          [0.99, t.y + t.h * 0.5],
          [0.99, t.y - t.h * 0.55],
          [t.z0 + 0.16, t.y - t.h * 0.48],
        ])
    L.aux.fill(o, G, 0.025)
    L.art.over((q) => {
      const g = q.g
      g.save()
      q.path(o, { r: 0.025 })
      g.clip()
      q.fill(o, '#4a0306')
      const _c = o.reduce((a, p) => a + p[1], 0) / o.length,
        tall = t.tall
      if (tall) {
        const zs = [t.z0 + 0.05, t.z0 + 0.1]
        q.line(
          m([
            [zs[0], t.y - t.h],
            [zs[0], t.y + t.h],
          ]),
          '#e01414',
          0.03,
        )
        q.line(
          m([
            [0.2, t.y - t.h * 0.12],
            [1, t.y - t.h * 0.12],
          ]),
          '#d9d4cf',
          0.05,
        )
      } else {
        q.line(
          m([
            [t.z0 + 0.03, t.y + t.h * 0.06],
            [1, t.y + t.h * 0.22],
          ]),
          '#ff2a20',
          0.02,
        )
        q.line(
          m([
            [t.z0 + 0.16, t.y - t.h * 0.18],
            [1, t.y - t.h * 0.16],
          ]),
          '#b70d10',
          0.022,
        )
        q.line(
          m([
            [t.z0 + 0.2, t.y - t.h * 0.4],
            [0.8, t.y - t.h * 0.4],
          ]),
          '#d8cfc9',
          0.016,
        )
      }
      g.restore()
    })
  })
  // tailgate or boot joint, plate recess, bumper insert
  const A = L.aux,
    w = 0.007,
    by = s.bootY ?? 0.52,
    bw = s.bootW ?? 0.62
  if (!s.noTailgate)
    A.line(
      s.hatch
        ? [
            [t.z0 + 0.1, t.y + 0.3],
            [t.z0 + 0.08, t.y],
            [bw, by + 0.04],
            [bw - 0.05, by],
            [-bw + 0.05, by],
            [-bw, by + 0.04],
            [-t.z0 - 0.08, t.y],
            [-t.z0 - 0.1, t.y + 0.3],
          ]
        : [
            [t.z0 + 0.1, t.y + 0.35],
            [t.z0 + 0.08, t.y],
            [bw, by + 0.04],
            [bw - 0.05, by],
            [-bw + 0.05, by],
            [-bw, by + 0.04],
            [-t.z0 - 0.08, t.y],
            [-t.z0 - 0.1, t.y + 0.35],
          ],
      R,
      w,
      { r: 0.05 },
    )
  const pr = s.plateRear // plate bay
  if (s.plateBay !== false)
    A.line(
      [
        [-0.3, pr - 0.085],
        [0.3, pr - 0.085],
        [0.27, pr + 0.085],
        [-0.27, pr + 0.085],
      ],
      R,
      0.005,
      { closed: true, r: 0.03 },
    )
  if (s.lightBar) {
    const yb = t.y + t.h * 0.1
    L.aux.fill(
      [
        [-0.9, yb - 0.02],
        [0.9, yb - 0.02],
        [0.9, yb + 0.02],
        [-0.9, yb + 0.02],
      ],
      G,
    )
    L.art.over((q) =>
      q.fill(
        [
          [-t.z0, yb - 0.02],
          [t.z0, yb - 0.02],
          [t.z0, yb + 0.02],
          [-t.z0, yb + 0.02],
        ],
        '#a00a0c',
      ),
    )
  }
  const lip = s.rearLip ?? 0.36
  A.fill(
    mirrorShape([
      [0, lip + 0.03],
      [0.5, lip + 0.03],
      [0.6, lip],
      [2, lip - 0.03 + (s.cladding ? 0.16 : 0)],
      [2, 0],
      [0, 0],
    ]),
    B,
    0.01,
  )
  both((m) =>
    L.art.over((q) => {
      const r = m([
        [0.5, lip + 0.06],
        [0.72, lip + 0.065],
        [0.72, lip + 0.085],
        [0.5, lip + 0.08],
      ])
      L.aux.fill(r, G, 0.008)
      q.fill(r, '#8a0b0d', 0.008)
    }),
  )
  if (s.rearExtra) s.rearExtra(L, field)
  return L
}

// The body seen from above: bonnet and boot joints, cowl.
import { both, G, layers, R } from './layer.js'

export function paintTop(field) {
  const { s } = field,
    L = layers('top'),
    w = 0.007,
    z0 = s.hoodCutZ ?? 0.7
  if (!s.noBonnet)
    both((m) =>
      L.aux.line(
        m([
          [z0, s.screen(s.top(1.2)) - 0.2],
          [z0, 1.7],
          [z0 - 0.14, 3],
        ]).map(([z, x]) => [x, z]),
        R,
        w,
        { r: 0.3 },
      ),
    )
  if (s.bootX)
    both((m) =>
      L.aux.line(
        m([
          [0, s.bootX],
          [0.55, s.bootX],
          [0.62, s.bootX - 0.06],
          [0.62, -3],
        ]).map(([z, x]) => [x, z]),
        R,
        w,
        { r: 0.05 },
      ),
    )
  // cowl below the windscreen
  const c = s.screen(s.top(1.2)) + 0.05,
    k = s.screenZ
  const arc = []
  for (let z = -0.8; z <= 0.801; z += 0.1) arc.push([c - k * (z / (s.W / 2)) ** 2, z])
  if (!s.noCowl) L.mat.line(arc, G, 0.1)
  if (s.topExtra) s.topExtra(L, field)
  return L
}

// The body seen from the side: glass, trim, shut lines, cladding.
import { B, G, K, layers, R } from './layer.js'

/** Outline of the side glass, following the screen, roof and backlight curves. */
export function sideGlass(field) {
  const { s } = field,
    d = s.dlo,
    pts = [],
    beltY = (x) =>
      s.top(x) -
      s.crown * 0.86 +
      d.y0 +
      (d.kick ? d.kick * Math.max(0, Math.min(1, (d.kickX ?? -0.9) - x)) ** 2 : 0)
  const roofY = (x) => s.roof(x) - s.roofCrown * 0.6 - d.top
  const screenX = (y) => s.screen(y) - s.screenZ * 0.72 - d.front * 0.55
  const rearX = (y) => {
    const t = (y - 1.1) / 0.5
    return d.rearX + (d.rearTop - d.rearX) * t
  }
  let y = s.belt - 0.02 // front bottom corner: where belt meets the pillar line
  for (let i = 0; i < 30; i++) y = beltY(screenX(y))
  const x0 = screenX(y)
  for (let x = x0; ; x -= 0.06) {
    if (x <= rearX(beltY(x))) {
      pts.push([rearX(beltY(x)), beltY(x)])
      break
    }
    pts.push([x, beltY(x)])
  }
  let yt = s.belt + 0.4
  for (let i = 0; i < 30; i++) yt = roofY(rearX(yt))
  const xr = rearX(yt)
  let yf = yt
  for (let i = 0; i < 60; i++) yf = roofY(screenX(yf)) * 0.5 + yf * 0.5
  for (let x = xr; x < screenX(yf); x += 0.06) pts.push([x, roofY(x)])
  for (let yy = yf; yy > y + 0.02; yy -= 0.05) pts.push([screenX(yy), yy])
  return { pts, beltY, roofY, screenX, rearX, x0, y }
}

export function paintSide(field) {
  const { s } = field,
    L = layers('side'),
    gl = sideGlass(field),
    half = s.wb / 2,
    ax = s.axleY ?? s.wheelR
  if (!s.noSideGlass) {
    if (s.chromeTrim) L.mat.line(gl.pts, B, 0.06, { closed: true, r: 0.05 })
    L.mat.over((q) => q.line(gl.pts, G, 0.036, { closed: true, r: 0.05 }).fill(gl.pts, G, 0.05))
    L.mat.fill(gl.pts, R, 0.05)
    L.mat.over((q) => {
      // pillars
      for (const [k, x] of Object.entries(s.pillars)) {
        if (x === undefined) continue
        const t = k === 'b' ? 0.055 : 0.045,
          lean = k === 'b' ? 0.05 : 0.1
        q.g.save()
        q.path(gl.pts, { r: 0.05 })
        q.g.clip()
        q.line(
          [
            [x - t * 0.2, s.belt - 0.1],
            [x - lean, s.belt + 0.75],
          ],
          G,
          t * 1.5,
        )
        q.g.restore()
      }
    })
    if (s.bodyPillar) L.mat.over((q) => q.line(s.bodyPillar, K, 0.1))
  }
  // shut lines
  const A = L.aux,
    w = 0.0075,
    sill = s.sillY ?? 0.3,
    bottomR = s.archR + 0.035
  const arch = (cx, a0, a1) => {
    const p = []
    for (let i = 0; i <= 12; i++) {
      const a = ((a0 + ((a1 - a0) * i) / 12) * Math.PI) / 180
      p.push([cx + Math.cos(a) * bottomR, ax + Math.sin(a) * bottomR])
    }
    return p
  }
  const cf = s.cut.front,
    b = s.pillars.b,
    by = (x) => gl.beltY(x)
  if (!s.noDoors) {
    A.line(
      [
        [cf - 0.06, by(cf - 0.06) + 0.02],
        [cf + 0.02, 0.8],
        [cf, 0.55],
        [cf - 0.04, sill],
        [b + 0.02, sill],
        [b + 0.02, by(b)],
        [b - 0.03, gl.roofY(b) + 0.02],
      ],
      R,
      w,
      { r: 0.06 },
    )
    if (s.cut.rear !== undefined && s.pillars.c !== undefined) {
      const c = s.pillars.c,
        arc = arch(-half, 5, s.doorArc ?? 62)
      A.line(
        [
          [b + 0.02, sill],
          [-half + bottomR + 0.03, sill],
          ...arc.slice(2),
          [s.cut.rear, by(c) - 0.12],
          [c - 0.02, by(c)],
          [c - 0.08, gl.roofY(c) + 0.01],
        ],
        R,
        w,
        { r: 0.05 },
      )
    }
    // fuel flap
    if (s.fuel !== false) {
      const fx = s.fuelX ?? -half - 0.12,
        fy = s.fuelY ?? 0.9
      A.line(
        [
          [fx, fy],
          [fx + 0.16, fy],
          [fx + 0.16, fy + 0.13],
          [fx, fy + 0.13],
        ],
        R,
        0.005,
        { closed: true, r: 0.04 },
      )
    }
  }
  // bonnet and bumper joints
  const lampBack = s.lamp.x0,
    _fb = half + s.archR * 0.8
  if (!s.noBonnet)
    A.line(
      [
        [lampBack + 0.1, s.lamp.y - s.lamp.h * 0.4],
        [half + s.archR + 0.02, s.lamp.y - s.lamp.h * 0.75],
        [half + s.archR * 0.93, ax + s.archR * 0.62],
      ],
      R,
      w,
      { r: 0.05 },
    )
  if (!s.noTailJoint)
    A.line(
      [
        [s.tailLamp.x0 - 0.1, s.tailLamp.y - s.tailLamp.h * 0.6],
        [-half - s.archR - 0.02, s.tailLamp.y - s.tailLamp.h * 0.9],
        [-half - s.archR * 0.95, ax + s.archR * 0.55],
      ],
      R,
      w,
      { r: 0.05 },
    )
  // lamps wrap round the corners
  const l = s.lamp,
    t = s.tailLamp
  const wraps = [
    [l.x0, l.y + l.h * 0.55],
    [3, l.y + l.h * 0.9],
    [3, l.y - l.h * 0.9],
    [l.x0 + 0.2, l.y - l.h * 0.45],
  ]
  for (const { side } of s.face.lamps) A.fill(side ?? l.side ?? wraps, G, 0.03)
  A.fill(
    t.side || [
      [t.x0, t.y + t.h * 0.55],
      [-3, t.y + t.h * 0.7],
      [-3, t.y - t.h * 0.7],
      [t.x0 - 0.16, t.y - t.h * 0.5],
    ],
    G,
    0.03,
  )
  // cladding along the sill and round the arches, or a thin dark skirt
  const c = s.cladding || 0
  const skirt = c ? sill + 0.015 : 0.235
  A.fill(
    [
      [-3, 0],
      [3, 0],
      [3, skirt],
      [-3, skirt],
    ],
    B,
  )
  if (c)
    for (const cx of [half, -half]) {
      A.g.beginPath()
      const [px, py] = A.p([cx, ax])
      A.g.arc(px, py, (s.archR + c) * A.v.s, 0, 7)
      A.g.fillStyle = B
      A.g.fill()
    }
  if (s.sideExtra) s.sideExtra(L, field)
  return L
}

// The body as an implicit surface: f(x, y, z) < 0 inside. x forward, y up, z sideways; origin on the ground mid-wheelbase.
// Lower body and greenhouse are each a smooth intersection of a side profile, a plan shape and a section; then blended.
import { bump, clamp, smax, smin, spline, step, tabulate } from './math.js'

const hyp = (a, b, c = 0) => Math.sqrt(a * a + b * b + c * c) // Math.hypot is an order of magnitude slower
const CURVES = ['top', 'width', 'section', 'nose', 'tail', 'bottom', 'roof', 'screen', 'back', 'glassWidth']

export function makeField(spec) {
  const s = { ...spec }
  for (const c of CURVES) if (spec[c]) s[c] = tabulate(spline(spec[c]))
  const w0 = s.W / 2,
    axle = s.axleY ?? s.wheelR

  /** Half width of the body side at (x, y). */
  function sideWidth(x, y) {
    let w = s.width(x) + s.section(y)
    const line = s.crease ? s.crease.y + s.crease.slope * x : 0
    if (s.crease) {
      // shoulder line: soft ridge, hollow below it
      const d = y - line,
        fade = step(s.crease.x1, s.crease.x1 - 0.5, x) * step(s.crease.x0, s.crease.x0 + 0.4, x)
      w += fade * s.crease.h * (bump(d, d > 0 ? 0.035 : 0.075) - 0.55 * bump(d + 0.15, 0.1))
    }
    if (s.sill) {
      // light catcher above the sill, between the wheels
      const inDoor = step(s.wb / 2 - 0.4, s.wb / 2 - 0.95, Math.abs(x))
      w +=
        inDoor *
        s.sill.h *
        (bump(y - s.sill.y - 0.04 * x, 0.05) - 0.8 * bump(y - s.sill.y - 0.13 - 0.04 * x, 0.09))
    }
    for (const ax of [s.wb / 2, -s.wb / 2]) {
      // fender flares
      const d = hyp(x - ax, y - axle) - s.archR
      w += s.flare * bump(Math.max(d, 0) - 0.02, s.flareW || 0.11) * step(0.12, 0.3, y)
    }
    return w
  }

  function lower(x, y, z) {
    const az = Math.abs(z),
      zt = Math.min(az / w0, 1.15),
      z2 = zt * zt
    const kn = s.noseZ,
      kt = s.tailZ
    let hood = s.top(x) - s.crown * z2
    if (s.hoodLine) {
      // raised edges of the bonnet
      const on = step(s.hoodLine.x0, s.hoodLine.x0 + 0.35, x)
      hood += on * s.hoodLine.h * bump(az - s.hoodLine.z - 0.06 * (s.hoodLine.x0 - x), s.hoodLine.w || 0.1)
    }
    const top = (y - hood) / hyp(1, s.top.d(x), (2 * s.crown * zt) / w0)
    const side = az - sideWidth(x, y)
    const nz = kn[0] * z2 + kn[1] * z2 * z2 * z2,
      ndz = (2 * kn[0] * zt + 6 * kn[1] * z2 * z2 * zt) / w0
    let xf = s.nose(y) - nz
    if (s.grilleDepth) xf -= s.grilleDepth(az, y)
    const front = (x - xf) / hyp(1, Math.min(Math.abs(s.nose.d(y)), 2), ndz)
    const tz = kt[0] * z2 + kt[1] * z2 * z2 * z2,
      tdz = (2 * kt[0] * zt + 6 * kt[1] * z2 * z2 * zt) / w0
    let xr = s.tail(y) + tz
    if (s.tailDepth) xr += s.tailDepth(az, y)
    const rear = (xr - x) / hyp(1, Math.min(Math.abs(s.tail.d(y)), 2), tdz)
    const rs = typeof s.rShoulder === 'function' ? s.rShoulder(x) : s.rShoulder
    let m = smax(top, side, rs)
    m = smax(m, front, s.rNose)
    m = smax(m, rear, s.rTail)
    return smax(m, s.bottom(x) - y, 0.1)
  }

  function green(x, y, z) {
    const az = Math.abs(z),
      zt = az / w0,
      z2 = zt * zt
    const roof = (y - (s.roof(x) - s.roofCrown * z2)) / hyp(1, s.roof.d(x))
    const sc = (x - (s.screen(y) - s.screenZ * z2)) / hyp(1, s.screen.d(y), (2 * s.screenZ * zt) / w0)
    const bk = (s.back(y) + s.backZ * z2 - x) / hyp(1, s.back.d(y), (2 * s.backZ * zt) / w0)
    const dy = Math.max(y - s.belt, -0.02)
    const side =
      (az - (s.glassWidth(x) - s.tumble * dy - s.barrel * dy * dy * Math.sign(dy))) / hyp(1, s.tumble)
    let m = smax(roof, side, s.rRoof)
    m = smax(m, sc, s.rScreen)
    m = smax(m, bk, s.rBack)
    return smax(m, s.belt - 0.14 - y, 0.05)
  }

  let f = (x, y, z) => {
    const a = lower(x, y, z)
    if (y < s.belt - 0.4) return a
    return smin(a, green(x, y, z), s.rBelt)
  }
  if (s.spoiler) {
    // roof spoiler: thin slab beyond the backlight
    const g = f,
      q = s.spoiler
    f = (x, y, z) => {
      const top = y - (s.roof(x) - s.roofCrown * (z / w0) ** 2 - 0.004),
        bot = s.roof(x) - q.t - s.roofCrown * (z / w0) ** 2 - y
      const ends = Math.max(q.x - x + 0.1 * (z / w0) ** 2, x - q.x - 0.5),
        sd = Math.abs(z) - q.w
      return smin(g(x, y, z), smax(smax(smax(top, bot, 0.03), ends, 0.03), sd, 0.06), 0.03)
    }
  }
  if (s.modify) {
    const g = f
    f = (x, y, z) => s.modify(g(x, y, z), x, y, z)
  }

  const grad = (x, y, z, e = 0.002) => [
    (f(x + e, y, z) - f(x - e, y, z)) / (2 * e),
    (f(x, y + e, z) - f(x, y - e, z)) / (2 * e),
    (f(x, y, z + e) - f(x, y, z - e)) / (2 * e),
  ]
  /** March from outside along a direction to the surface. */
  function cast(o, d, max = 3) {
    let t = 0
    for (let i = 0; i < 200 && t < max; i++) {
      const v = f(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t)
      if (v < 5e-4) break
      t += clamp(v * 0.6, 5e-4, 0.1)
    }
    return t >= max ? null : [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t]
  }
  return { s, f, grad, cast, sideWidth, lower, green }
}

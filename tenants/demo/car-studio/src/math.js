// Small numeric helpers shared by the body model. All lengths are metres.

/** Natural cubic spline through [[t, v], ...]; linear outside. Returns fn(t) -> v and fn.d(t) -> slope. */
export function spline(points) {
  if (typeof points === 'number') {
    const c = () => points
    c.d = () => 0
    return c
  }
  const p = [...points].sort((a, b) => a[0] - b[0])
  const n = p.length,
    x = p.map((q) => q[0]),
    y = p.map((q) => q[1])
  const m = new Float64Array(n) // second derivatives
  if (n > 2) {
    const a = new Float64Array(n),
      d = new Float64Array(n)
    for (let i = 1; i < n - 1; i++) {
      const h0 = x[i] - x[i - 1],
        h1 = x[i + 1] - x[i]
      const rhs = 6 * ((y[i + 1] - y[i]) / h1 - (y[i] - y[i - 1]) / h0)
      const den = 2 * (h0 + h1) - h0 * a[i - 1]
      a[i] = h1 / den
      d[i] = (rhs - h0 * d[i - 1]) / den
    }
    for (let i = n - 2; i > 0; i--) m[i] = d[i] - a[i] * m[i + 1]
  }
  const seg = (t) => {
    let i = 0
    while (i < n - 2 && t > x[i + 1]) i++
    return i
  }
  const slopeAt = (i, t) => {
    const h = x[i + 1] - x[i],
      A = (x[i + 1] - t) / h,
      B = 1 - A
    return (y[i + 1] - y[i]) / h - ((3 * A * A - 1) / 6) * h * m[i] + ((3 * B * B - 1) / 6) * h * m[i + 1]
  }
  const fn = (t) => {
    if (t <= x[0]) return y[0] + (t - x[0]) * slopeAt(0, x[0])
    if (t >= x[n - 1]) return y[n - 1] + (t - x[n - 1]) * slopeAt(n - 2, x[n - 1])
    const i = seg(t),
      h = x[i + 1] - x[i],
      A = (x[i + 1] - t) / h,
      B = 1 - A
    return A * y[i] + B * y[i + 1] + (((A * A * A - A) * m[i] + (B * B * B - B) * m[i + 1]) * h * h) / 6
  }
  fn.d = (t) => slopeAt(t <= x[0] ? 0 : t >= x[n - 1] ? n - 2 : seg(t), Math.min(Math.max(t, x[0]), x[n - 1]))
  return fn
}

/** Cubic smooth maximum / minimum, blend width k. */
export function smax(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + (h * h * h * k) / 6
}
export const smin = (a, b, k) => -smax(-a, -b, k)
export const clamp = (v, a, b) => (v < a ? a : v > b ? b : v)
export const step = (a, b, v) => {
  const t = clamp((v - a) / (b - a), 0, 1)
  return t * t * (3 - 2 * t)
}
export const bump = (v, w) => Math.exp(-(v * v) / (w * w))

/** Same curve from a fine cubic Hermite table: much faster, still smooth. */
export function tabulate(fn, a = -4, b = 4, n = 2048) {
  const h = (b - a) / n,
    v = new Float64Array(n + 1),
    d = new Float64Array(n + 1)
  for (let i = 0; i <= n; i++) {
    v[i] = fn(a + i * h)
    d[i] = fn.d(a + i * h) * h
  }
  const out = (t) => {
    let u = (t - a) / h
    if (u < 0) u = 0
    if (u > n - 1e-6) u = n - 1e-6
    const i = u | 0,
      k = u - i,
      k2 = k * k,
      k3 = k2 * k
    return (
      v[i] * (2 * k3 - 3 * k2 + 1) +
      d[i] * (k3 - 2 * k2 + k) +
      v[i + 1] * (3 * k2 - 2 * k3) +
      d[i + 1] * (k3 - k2)
    )
  }
  out.d = (t) => {
    let u = (t - a) / h
    if (u < 0) u = 0
    if (u > n - 1e-6) u = n - 1e-6
    const i = u | 0,
      k = u - i
    return (d[i] + (d[i + 1] - d[i]) * k) / h
  }
  return out
}

// Paints the side, front, rear and top projections that tell the paint shader what each point of the body is.
//   mat: R glass, G gloss black, B chrome      aux: R shut line, G lamp, B textured cladding      art: lamp and grille colours
export const VIEWS = {
  side: { w: 4096, h: 1536, s: 720, ox: 2048, oy: 1500 },
  end: { w: 2048, h: 2048, s: 900, ox: 1024, oy: 1990 },
  top: { w: 4096, h: 1536, s: 720, ox: 2048, oy: 768 },
}

class Layer {
  constructor(view) {
    const c = document.createElement('canvas')
    c.width = view.w
    c.height = view.h
    this.canvas = c
    this.v = view
    this.g = c.getContext('2d', { willReadFrequently: true })
    this.g.fillStyle = '#000'
    this.g.fillRect(0, 0, c.width, c.height)
    this.g.globalCompositeOperation = 'lighter'
    this.g.lineJoin = 'round'
    this.g.lineCap = 'round'
  }
  p([x, y]) {
    return [this.v.ox + x * this.v.s, this.v.oy - y * this.v.s]
  }
  path(pts, { closed = true, r = 0 } = {}) {
    const g = this.g,
      q = pts.map((p) => this.p(p)),
      n = q.length
    g.beginPath()
    const open = !closed || !r
    for (let i = 0; i < n; i++) {
      // round each corner with a quadratic
      const a = q[(i + n - 1) % n],
        b = q[i],
        c = q[(i + 1) % n]
      if (!r || (open && (i === 0 || i === n - 1))) {
        i ? g.lineTo(...b) : g.moveTo(...b)
        continue
      }
      const k = this.radius(q, i, r),
        to = (p, l = Math.hypot(p[0] - b[0], p[1] - b[1]) || 1) => [
          b[0] + ((p[0] - b[0]) * k) / l,
          b[1] + ((p[1] - b[1]) * k) / l,
        ]
      i ? g.lineTo(...to(a)) : g.moveTo(...to(a))
      g.quadraticCurveTo(...b, ...to(c))
    }
    if (closed) g.closePath()
    return this
  }
  radius(q, i, r) {
    const n = q.length,
      a = q[(i + n - 1) % n],
      b = q[i],
      c = q[(i + 1) % n]
    return Math.min(
      r * this.v.s,
      0.45 * Math.hypot(a[0] - b[0], a[1] - b[1]),
      0.45 * Math.hypot(c[0] - b[0], c[1] - b[1]),
    )
  }
  fill(pts, colour, r = 0) {
    this.path(pts, { r })
    this.g.fillStyle = colour
    this.g.fill()
    return this
  }
  line(pts, colour, w, { r = 0, closed = false } = {}) {
    this.path(pts, { closed, r })
    this.g.strokeStyle = colour
    this.g.lineWidth = w * this.v.s
    this.g.stroke()
    return this
  }
  over(fn) {
    this.g.globalCompositeOperation = 'source-over'
    fn(this)
    this.g.globalCompositeOperation = 'lighter'
    return this
  }
}
export const R = '#f00',
  G = '#0f0',
  B = '#00f',
  K = '#000'
export const layers = (view) => ({
  mat: new Layer(VIEWS[view]),
  aux: new Layer(VIEWS[view]),
  art: view === 'end' ? new Layer(VIEWS[view]) : null,
})
export const flip = (pts) => pts.map(([z, y]) => [-z, y])
export const both = (fn) => {
  fn((p) => p)
  fn(flip)
}
export const mirrorShape = (half) => [...half, ...flip(half).reverse()]

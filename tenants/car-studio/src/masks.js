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
const R = '#f00',
  G = '#0f0',
  B = '#00f',
  K = '#000'
const layers = (view) => ({
  mat: new Layer(VIEWS[view]),
  aux: new Layer(VIEWS[view]),
  art: view === 'end' ? new Layer(VIEWS[view]) : null,
})
const flip = (pts) => pts.map(([z, y]) => [-z, y])
const both = (fn) => {
  fn((p) => p)
  fn(flip)
}

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
    ax = s.wheelR
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
  A.fill(
    l.side || [
      [l.x0, l.y + l.h * 0.55],
      [3, l.y + l.h * 0.9],
      [3, l.y - l.h * 0.9],
      [l.x0 + 0.2, l.y - l.h * 0.45],
    ],
    G,
    0.03,
  )
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

const mirrorShape = (half) => [...half, ...flip(half).reverse()]

export function paintFront(field) {
  const { s } = field,
    L = layers('end'),
    g = s.grille,
    i = s.intake,
    l = s.lamp
  const base = s.top(1.2) - 0.015,
    topY = s.roof(0.2) - 0.12,
    _bw = s.glassWidth(0.9)
  const sx = (y) => s.glassWidth(s.screen(y)) - s.tumble * (y - s.belt)
  const screen = mirrorShape([
    [0, base + 0.015],
    [sx(base) * 0.6, base],
    [sx(base) - 0.075, base - 0.03],
    [sx(topY) - 0.085, topY - 0.03],
    [sx(topY) * 0.55, topY],
    [0, topY + 0.01],
  ])
  L.mat.line(screen, G, 0.05, { closed: true, r: 0.06 }).fill(screen, '#ff0', 0.06)
  // grille: black field with bars, chrome surround
  const face = s.face
    ? s.face(s)
    : mirrorShape([
        [0, g.y1 + 0.015],
        [g.z - 0.02, g.y1 + 0.005],
        [g.z, g.y1 - 0.03],
        [g.z * 0.82, g.y0 + 0.02],
        [g.z * 0.74, g.y0],
        [0, g.y0 - 0.004],
      ])
  L.mat.fill(face, G, 0.03)
  L.art.fill(face, '#060708', 0.03)
  const art = L.art.g
  art.save()
  L.art.path(face, { r: 0.03 })
  art.clip()
  for (let y = g.y0 - 0.1; y < g.y1 + 0.1; y += s.barPitch || 0.034)
    L.art.line(
      [
        [-1, y],
        [1, y],
      ],
      s.barColour || '#2b2e31',
      0.009,
    )
  art.restore()
  if (s.grilleChrome !== false) L.mat.over((q) => q.line(face, B, 0.016, { closed: true, r: 0.03 }))
  // lower intake and lip
  const low = mirrorShape([
    [0, i.y1],
    [i.z * 0.8, i.y1],
    [i.z, i.y1 - 0.03],
    [i.z * 1.04, i.y0 + 0.02],
    [i.z * 0.95, i.y0],
    [0, i.y0],
  ])
  L.mat.fill(low, G, 0.04)
  L.art.fill(low, '#050607', 0.04)
  art.save()
  L.art.path(low, { r: 0.04 })
  art.clip()
  for (let y = i.y0; y < i.y1; y += 0.028)
    L.art.line(
      [
        [-1, y],
        [1, y],
      ],
      '#1d2022',
      0.007,
    )
  art.restore()
  L.aux.fill(
    [
      [-2, 0],
      [2, 0],
      [2, s.lipY ?? 0.27],
      [-2, s.lipY ?? 0.27],
    ],
    B,
  )
  if (s.cladding)
    L.aux.fill(
      mirrorShape([
        [0, i.y0],
        [i.z + 0.06, i.y0],
        [i.z + 0.12, i.y1 + 0.02],
        [2, i.y1 + 0.04],
        [2, 0],
        [0, 0],
      ]),
      B,
    )
  // fog pockets
  if (s.fog !== false)
    both((m) => {
      const f = m([
        [i.z + 0.085, i.y1 + 0.075],
        [i.z + 0.135, i.y1 + 0.085],
        [i.z + 0.165, i.y0 + 0.085],
        [i.z + 0.105, i.y0 + 0.07],
      ])
      L.mat.fill(f, G, 0.02)
      L.art.fill(f, '#070809', 0.02)
      L.art.over((q) => q.line([f[0], f[3]], '#dfe8f2', 0.01))
    })
  // head lamps
  both((m) => {
    const o = l.front
      ? m(l.front)
      : m([
          [l.z0, l.y - l.h * 0.1],
          [l.z0 + 0.02, l.y + l.h * 0.32],
          [0.98, l.y + l.h * 0.62],
          [0.98, l.y - l.h * 0.5],
          [l.z0 + 0.12, l.y - l.h * 0.46],
        ])
    L.aux.fill(o, G, 0.02)
    L.art.over((q) => lampArt(q, o, m, l))
  })
  // bonnet edge and plate
  const bn = s.bonnetY ?? Math.max(g.y1, l.y + l.h * 0.3) + 0.04
  both((m) =>
    L.aux.line(
      m([
        [0, bn],
        [l.z0 - 0.06, bn],
        [l.z0 + 0.05, l.y + l.h * 0.42 + 0.012],
        [0.99, l.y + l.h * 0.66 + 0.012],
      ]),
      R,
      0.007,
      { r: 0.04 },
    ),
  )
  if (s.frontExtra) s.frontExtra(L, field)
  return L
}

function lampArt(q, o, m, l) {
  const g = q.g
  g.save()
  q.path(o, { r: 0.02 })
  g.clip()
  q.fill(o, '#15181b')
  const y = l.y,
    n = l.units || 2
  for (let k = 0; k < n; k++) {
    // projector units
    const [c] = m([[l.z0 + 0.1 + k * 0.115, y - l.h * 0.02]]),
      [px, py] = q.p(c),
      r = Math.min(l.h * 0.33, 0.042) * q.v.s
    const gr = g.createRadialGradient(px - r * 0.2, py - r * 0.25, r * 0.1, px, py, r)
    gr.addColorStop(0, '#ffffff')
    gr.addColorStop(0.35, '#b9c4cf')
    gr.addColorStop(0.75, '#3b434b')
    gr.addColorStop(1, '#8d979f')
    g.fillStyle = gr
    g.beginPath()
    g.arc(px, py, r, 0, 7)
    g.fill()
  }
  q.line(
    m([
      [l.z0 + 0.03, y + l.h * 0.27],
      [1.0, y + l.h * 0.52],
    ]),
    '#f4f8ff',
    0.014,
  ) // day running light
  q.line(
    m([
      [l.z0 + 0.03, y + l.h * 0.27],
      [l.z0 + 0.015, y - l.h * 0.06],
      [l.z0 + 0.12, y - l.h * 0.4],
    ]),
    '#f4f8ff',
    0.011,
  )
  q.line(
    m([
      [l.z0 + 0.3, y - l.h * 0.35],
      [1.0, y - l.h * 0.35],
    ]),
    '#c77a22',
    0.012,
  )
  g.restore()
}

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

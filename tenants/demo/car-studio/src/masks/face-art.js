// What is seen inside the openings and lamps of a face.
const clipped = (q, shape, r, draw) => {
  q.g.save()
  q.path(shape, { r })
  q.g.clip()
  draw()
  q.g.restore()
}

const rows = (from, to, step, draw) => {
  for (let at = from; at < to; at += step) draw(at)
}

const fills = {
  plain() {},
  bars(q, { pitch, bar = '#2b2e31' }, [, , y0, y1]) {
    rows(y0, y1, pitch, (y) =>
      q.line(
        [
          [-1, y],
          [1, y],
        ],
        bar,
        pitch * 0.26,
      ),
    )
  },
  vertical(q, { pitch, bar }, [z0, z1]) {
    rows(z0, z1, pitch, (z) =>
      q.line(
        [
          [z, 0],
          [z, 2],
        ],
        bar,
        pitch * 0.3,
      ),
    )
  },
  mesh(q, { pitch }, [z0, z1, y0, y1]) {
    const reach = y1 - y0 + 0.1
    rows(z0 - reach, z1 + reach, pitch, (z) => {
      q.line(
        [
          [z, y0 - 0.05],
          [z + reach, y0 - 0.05 + reach],
        ],
        '#34383b',
        0.007,
      )
      q.line(
        [
          [z, y0 - 0.05],
          [z - reach, y0 - 0.05 + reach],
        ],
        '#34383b',
        0.007,
      )
    })
  },
  dots(q, { pitch }, [z0, z1, y0, y1]) {
    let odd = 0
    rows(y0, y1, pitch * 0.6, (y) => {
      odd = 1 - odd
      rows(z0 + (odd * pitch) / 2, z1, pitch, (z) =>
        q.line(
          [
            [z - 0.006, y],
            [z + 0.006, y],
          ],
          '#8f969b',
          0.006,
        ),
      )
    })
  },
  jewels(q, { pitch }, [z0, z1, y0, y1]) {
    let odd = 0
    rows(y0, y1, pitch * 0.5, (y) => {
      odd = 1 - odd
      rows(z0 + (odd * pitch) / 2, z1, pitch, (z) => {
        const k = 0.3 + 0.14 * Math.min(1, Math.abs(z) / 0.5)
        q.fill(
          [
            [z - pitch * k, y],
            [z, y + pitch * k * 0.5],
            [z + pitch * k, y],
            [z, y - pitch * k * 0.5],
          ],
          '#3d4347',
        )
        q.line(
          [
            [z - pitch * k, y],
            [z, y + pitch * k * 0.5],
            [z + pitch * k, y],
          ],
          '#9aa1a6',
          0.004,
        )
      })
    })
  },
  /** Thick bars with a light upper edge. */
  slats(q, { pitch, bar = '#6d7377' }, [, , y0, y1]) {
    rows(y0 + pitch * 0.5, y1, pitch, (y) => {
      q.line(
        [
          [-1, y],
          [1, y],
        ],
        bar,
        pitch * 0.42,
      )
      q.line(
        [
          [-1, y + pitch * 0.17],
          [1, y + pitch * 0.17],
        ],
        '#dfe3e6',
        pitch * 0.07,
      )
    })
  },
  /** Slanted leaves that shrink away from the middle. */
  facets(q, { pitch }, [, z1, y0, y1]) {
    const yc = (y0 + y1) / 2 + 0.02
    let odd = 0
    rows(y0, y1 + pitch, pitch * 0.42, (y) => {
      odd = 1 - odd
      for (const side of [1, -1])
        rows((odd * pitch) / 2, z1, pitch, (z) => {
          const k = Math.max(0.1, 1 - Math.hypot(z / z1, (y - yc) / (y1 - y0)) * 0.86),
            w = pitch * 0.44 * k
          q.fill(
            [
              [side * (z - w), y],
              [side * (z + w * 0.2), y + w * 0.42],
              [side * (z + w), y + w * 0.1],
              [side * (z - w * 0.1), y - w * 0.36],
            ],
            '#aeb5ba',
          )
        })
    })
  },
  /** A line of light in pieces. */
  dashes(q, { at }) {
    rows(-0.9, 0.9, 0.036, (z) =>
      q.line(
        [
          [z, at],
          [z + 0.016, at],
        ],
        '#e6eefb',
        0.013,
      ),
    )
  },
  light(q, { at }) {
    q.line(
      [
        [-1, at],
        [1, at],
      ],
      '#eef4ff',
      0.014,
    )
  },
}

/** The dark inside of an opening with its bars, mesh or jewels. */
export function drawOpening(art, shape, opening) {
  const zs = shape.map(([z]) => z),
    ys = shape.map(([, y]) => y)
  art.over((q) => {
    q.fill(shape, '#060708', opening.r)
    clipped(q, shape, opening.r, () =>
      fills[opening.fill](q, opening, [Math.min(...zs), Math.max(...zs), Math.min(...ys), Math.max(...ys)]),
    )
  })
}

const glow = (q, [px, py], r) => {
  const shine = q.g.createRadialGradient(px - r * 0.2, py - r * 0.25, r * 0.1, px, py, r)
  shine.addColorStop(0, '#ffffff')
  shine.addColorStop(0.35, '#b9c4cf')
  shine.addColorStop(0.75, '#3b434b')
  shine.addColorStop(1, '#8d979f')
  q.g.fillStyle = shine
  q.g.beginPath()
  q.g.arc(px, py, r, 0, 7)
  q.g.fill()
}
const ring = (q, [px, py], r, w) => {
  q.g.strokeStyle = '#f4f8ff'
  q.g.lineWidth = w * q.v.s
  q.g.beginPath()
  q.g.arc(px, py, r, 0, 7)
  q.g.stroke()
}
const white = '#f4f8ff',
  amber = '#c77a22'

const lamps = {
  /** Two projectors under a running light that hooks round them. */
  drl(q, m, { y, h, z0 }) {
    for (const k of [0, 1])
      glow(q, q.p(m([[z0 + 0.1 + k * 0.115, y - h * 0.02]])[0]), Math.min(h * 0.33, 0.042) * q.v.s)
    q.line(
      m([
        [z0 + 0.03, y + h * 0.27],
        [1, y + h * 0.52],
      ]),
      white,
      0.014,
    )
    q.line(
      m([
        [z0 + 0.03, y + h * 0.27],
        [z0 + 0.015, y - h * 0.06],
        [z0 + 0.12, y - h * 0.4],
      ]),
      white,
      0.011,
    )
    q.line(
      m([
        [z0 + 0.3, y - h * 0.35],
        [1, y - h * 0.35],
      ]),
      amber,
      0.012,
    )
  },
  /** Three square units in a row. */
  units(q, m, { y, h, z0 }) {
    for (const k of [0, 1, 2]) {
      const z = z0 + 0.1 + k * 0.085
      q.fill(
        m([
          [z, y + h * 0.16],
          [z + 0.062, y + h * 0.2],
          [z + 0.062, y - h * 0.2],
          [z, y - h * 0.2],
        ]),
        '#9aa6b2',
        0.012,
      )
      q.fill(
        m([
          [z + 0.012, y + h * 0.1],
          [z + 0.05, y + h * 0.12],
          [z + 0.05, y - h * 0.12],
          [z + 0.012, y - h * 0.12],
        ]),
        '#f6faff',
        0.01,
      )
    }
    q.line(
      m([
        [z0 + 0.05, y - h * 0.33],
        [1, y - h * 0.36],
      ]),
      white,
      0.012,
    )
    q.line(
      m([
        [z0 + 0.38, y + h * 0.2],
        [1, y + h * 0.24],
      ]),
      amber,
      0.014,
    )
  },
  /** Fine upright blades. */
  blades(q, m, { y, h, z0 }) {
    for (let k = 0; k < 7; k++)
      q.line(
        m([
          [z0 + 0.07 + k * 0.034, y + h * 0.34],
          [z0 + 0.1 + k * 0.034, y - h * 0.1],
        ]),
        white,
        0.009,
      )
    glow(q, q.p(m([[z0 + 0.16, y - h * 0.24]])[0]), 0.028 * q.v.s)
    glow(q, q.p(m([[z0 + 0.25, y - h * 0.22]])[0]), 0.028 * q.v.s)
  },
  /** Two lit rings. */
  rings(q, m, { y, h, z0 }) {
    for (const k of [0, 1]) {
      const at = q.p(m([[z0 + 0.08 + k * 0.125, y + h * 0.02]])[0]),
        r = Math.min(h * 0.4, 0.05) * q.v.s
      glow(q, at, r * 0.66)
      ring(q, at, r, 0.012)
    }
    q.line(
      m([
        [z0 + 0.3, y - h * 0.3],
        [1, y - h * 0.34],
      ]),
      amber,
      0.012,
    )
  },
  /** One projector and a long hook of light above it. */
  hook(q, m, { y, h, z0 }) {
    q.line(
      m([
        [z0 + 0.02, y + h * 0.2],
        [z0 + 0.3, y + h * 0.36],
        [1, y + h * 0.5],
      ]),
      white,
      0.02,
    )
    q.line(
      m([
        [z0 + 0.02, y + h * 0.2],
        [z0 + 0.16, y - h * 0.1],
      ]),
      white,
      0.012,
    )
    glow(q, q.p(m([[z0 + 0.2, y - h * 0.08]])[0]), Math.min(h * 0.34, 0.045) * q.v.s)
  },
  slim(q, m, { y, h, z0 }) {
    q.line(
      m([
        [z0 + 0.02, y + h * 0.12],
        [1, y + h * 0.3],
      ]),
      white,
      0.018,
    )
    for (const k of [0, 1, 2]) glow(q, q.p(m([[z0 + 0.16 + k * 0.06, y - h * 0.1]])[0]), 0.018 * q.v.s)
  },
  white(q, m, _l, [y]) {
    q.line(
      m([
        [0, y - 0.002],
        [0.6, y],
        [1, y + 0.02],
      ]),
      white,
      0.02,
    )
  },
  amber(q, m, { y }) {
    q.fill(
      m([
        [0, y - 1],
        [2, y - 1],
        [2, y + 1],
        [0, y + 1],
      ]),
      '#b3671b',
    )
  },
  /** A bar of light with a stem: two projectors under it. */
  tee(q, m, { y, h, z0 }) {
    q.line(
      m([
        [z0 + 0.04, y + h * 0.3],
        [1, y + h * 0.5],
      ]),
      white,
      0.016,
    )
    for (const k of [0, 1, 2])
      q.line(
        m([
          [z0 + 0.1 + k * 0.09, y + h * 0.3],
          [z0 + 0.09 + k * 0.09, y - h * 0.34],
        ]),
        white,
        0.01,
      )
    for (const k of [0, 1])
      glow(q, q.p(m([[z0 + 0.145 + k * 0.09, y - h * 0.06]])[0]), Math.min(h * 0.27, 0.034) * q.v.s)
  },
  /** Light on three sides of two stacked units. */
  clamp(q, m, { y, h, z0 }) {
    q.line(
      m([
        [z0 + 0.4, y + h * 0.42],
        [z0 + 0.03, y + h * 0.3],
        [z0 + 0.035, y - h * 0.34],
        [z0 + 0.34, y - h * 0.4],
      ]),
      white,
      0.024,
      { r: 0.02 },
    )
    for (const [k, up] of [
      [0.14, 0.02],
      [0.24, 0.04],
    ])
      glow(q, q.p(m([[z0 + k, y + h * up]])[0]), Math.min(h * 0.28, 0.04) * q.v.s)
  },
  /** A bent line of light over two projectors. */
  boomerang(q, m, { y, h, z0 }) {
    q.line(
      m([
        [z0 + 0.02, y + h * 0.2],
        [z0 + 0.2, y - h * 0.3],
        [1, y + h * 0.1],
      ]),
      white,
      0.02,
      { r: 0.04 },
    )
    for (const k of [0, 1])
      glow(q, q.p(m([[z0 + 0.17 + k * 0.085, y + h * 0.14]])[0]), Math.min(h * 0.24, 0.032) * q.v.s)
  },
  /** A square bracket of light, open to the outside. */
  bracket(q, m, { y, h, z0 }) {
    q.line(
      m([
        [z0 + 0.24, y + h * 0.36],
        [z0 + 0.07, y + h * 0.26],
        [z0 + 0.09, y - h * 0.28],
        [z0 + 0.26, y - h * 0.34],
      ]),
      white,
      0.018,
      { r: 0.015 },
    )
    glow(q, q.p(m([[z0 + 0.2, y]])[0]), Math.min(h * 0.3, 0.042) * q.v.s)
    q.line(
      m([
        [z0 + 0.34, y],
        [1, y + h * 0.05],
      ]),
      amber,
      0.016,
    )
  },
  /** A hammer of light lying on its side. */
  hammer(q, m, { y, h, z0 }) {
    q.line(
      m([
        [z0 + 0.05, y],
        [1, y + h * 0.08],
      ]),
      white,
      0.016,
    )
    q.line(
      m([
        [z0 + 0.26, y + h * 0.4],
        [z0 + 0.25, y - h * 0.36],
      ]),
      white,
      0.022,
    )
    for (const k of [0.14, 0.36])
      glow(q, q.p(m([[z0 + k, y - h * 0.2]])[0]), Math.min(h * 0.2, 0.026) * q.v.s)
  },
  /** Rows of small squares, the outer ones dim. */
  pixels(q, m, _l, [z0, y, h]) {
    const d = h * 0.36
    for (const row of [0.5, -0.5])
      for (let k = 0; k < 9; k++) {
        const z = z0 + k * d * 1.16,
          up = y + row * d * 1.16
        q.fill(
          m([
            [z, up + d * 0.42],
            [z + d * 0.86, up + d * 0.42],
            [z + d * 0.86, up - d * 0.42],
            [z, up - d * 0.42],
          ]),
          k < 4 ? '#f4f8ff' : '#aab6c6',
          0.004,
        )
      }
  },
  /** A square housing: a round eye with a ring, small squares outside it. */
  square(q, m, _l, [z, y, h]) {
    const at = q.p(m([[z, y]])[0])
    glow(q, at, h * 0.26 * q.v.s)
    ring(q, at, h * 0.36 * q.v.s, 0.013)
    for (const k of [0.24, -0.24])
      q.fill(
        m([
          [z + h * 0.52, y + h * (k + 0.14)],
          [z + h * 0.78, y + h * (k + 0.14)],
          [z + h * 0.78, y + h * (k - 0.14)],
          [z + h * 0.52, y + h * (k - 0.14)],
        ]),
        white,
        0.006,
      )
  },
  /** Four points of light round a projector. */
  four(q, m, _l, [z, y, h]) {
    glow(q, q.p(m([[z, y]])[0]), h * 0.42 * q.v.s)
    for (const [a, b] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]) {
      const at = m([
        [z + a * h * 0.52, y + b * h * 0.44],
        [z + a * h * 0.3, y + b * h * 0.52],
      ])
      q.line(at, white, 0.016)
    }
  },
  /** Lit from edge to edge. */
  lit(q, m) {
    q.fill(
      m([
        [0, 0],
        [1, 0],
        [1, 2],
        [0, 2],
      ]),
      white,
    )
  },
  round(q, m, _l, [z, y, r]) {
    const at = q.p(m([[z, y]])[0])
    glow(q, at, r * 0.62 * q.v.s)
    ring(q, at, r * 0.86 * q.v.s, 0.016)
  },
  block(q, m, _l, [z, y, h]) {
    for (const k of [0.2, -0.22]) glow(q, q.p(m([[z, y + h * k]])[0]), h * 0.2 * q.v.s)
  },
}

/** One lamp: dark housing and its lights. `l`: the body's lamp measures. */
export function drawLamp(q, shape, m, { art, at }, l) {
  clipped(q, shape, 0.02, () => {
    q.fill(shape, '#15181b')
    lamps[art](q, m, l, at)
  })
}

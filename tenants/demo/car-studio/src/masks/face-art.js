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

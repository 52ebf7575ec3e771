// The inside of a vehicle, seen from between the front seats: dashboard, wheel (right-hand drive), screens, console, doors.
// x forward, y up, z to the right; metres. What differs between classes is data: TRIMS.
import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { simple } from './paint.js'

/**
 * dash, low, seat, accent: colours of upper and lower dashboard, seats, and the strip across
 * strip: 'metal', 'gloss', 'wood'; screen: width and height, and whether it stands up or lies in one panel with the dials
 * wheel: spokes and whether its foot is flat; lever: 'stick', 'shift' or 'none'; lines: stitching, or a line of light
 */
export const TRIMS = {
  city: {
    ...{ dash: '#26282b', low: '#3a3d41', seat: '#34373b', strip: 'paint', accent: '#8d949b' },
    ...{ screen: [0.2, 0.12], dials: 0.2, spokes: 3, lever: 'stick', vents: 'round' },
  },
  family: {
    ...{
      dash: '#1d1f22',
      low: '#2b2d31',
      seat: '#25272a',
      strip: 'metal',
      accent: '#b9bdc1',
      stitch: '#9aa0a6',
    },
    ...{ screen: [0.3, 0.165], dials: 0.27, spokes: 3, lever: 'stick', vents: 'slots' },
  },
  luxury: {
    ...{
      dash: '#17181a',
      low: '#7d4a2a',
      seat: '#85502e',
      strip: 'wood',
      accent: '#3a2416',
      stitch: '#d9b48c',
    },
    ...{ screen: [0.36, 0.17], dials: 0.34, joined: true, spokes: 3, lever: 'shift', vents: 'slots' },
  },
  electric: {
    ...{
      dash: '#e4e3df',
      low: '#d8d6d1',
      seat: '#e6e4df',
      strip: 'gloss',
      accent: '#c9b79c',
      stitch: '#b9b4aa',
    },
    ...{ screen: [0.37, 0.235], dials: 0, spokes: 2, lever: 'none', vents: 'line' },
  },
  sport: {
    ...{
      dash: '#131416',
      low: '#17181a',
      seat: '#151617',
      strip: 'carbon',
      accent: '#1b1d1f',
      stitch: '#c4161c',
    },
    ...{ screen: [0.26, 0.13], dials: 0.3, flat: true, spokes: 3, lever: 'shift', vents: 'round' },
  },
  work: {
    ...{ dash: '#2a2c2e', low: '#34373a', seat: '#3d4145', strip: 'paint', accent: '#6e757b' },
    ...{ screen: [0.2, 0.12], dials: 0.24, spokes: 4, lever: 'tall', vents: 'slots', handles: true },
  },
}

const box = (w, h, d, r, mat, [x, y, z], parent, turn = [0, 0, 0]) => {
  const m = new THREE.Mesh(new RoundedBoxGeometry(w, h, d, 5, Math.min(r, w / 2.01, h / 2.01, d / 2.01)), mat)
  m.position.set(x, y, z)
  m.rotation.set(...turn)
  m.castShadow = m.receiveShadow = true
  parent.add(m)
  return m
}

const tube = (pts, r, mat, parent, closed = false) => {
  const curve = new THREE.CatmullRomCurve3(
      pts.map((p) => new THREE.Vector3(...p)),
      closed,
    ),
    m = new THREE.Mesh(new THREE.TubeGeometry(curve, Math.max(24, pts.length * 8), r, 10, closed), mat)
  m.castShadow = m.receiveShadow = true
  parent.add(m)
  return m
}

/** A skin over a profile (points in x and y) that `bend(z)` moves forward and up along the width. */
function loft(profile, width, bend, mat, parent) {
  const curve = new THREE.CatmullRomCurve3(
      profile.map(([x, y]) => new THREE.Vector3(x, y, 0)),
      false,
      'centripetal',
    ),
    along = curve.getSpacedPoints(90),
    rows = 60,
    position = [],
    index = []
  for (let r = 0; r <= rows; r++) {
    const z = (r / rows - 0.5) * width,
      [dx, dy] = bend(z)
    for (const p of along) position.push(p.x + dx, p.y + dy, z)
  }
  const n = along.length
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < n - 1; c++) {
      const a = r * n + c
      index.push(a, a + n, a + 1, a + 1, a + n, a + n + 1)
    }
  const geo = new THREE.BufferGeometry()
  geo.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geo.setIndex(index)
  geo.computeVertexNormals()
  const m = new THREE.Mesh(geo, mat)
  m.material.side = THREE.DoubleSide
  m.castShadow = m.receiveShadow = true
  parent.add(m)
  return m
}

/** A lit screen: what `draw` paints on a canvas of `w` by `h` pixels. */
function display(w, h, draw) {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  draw(canvas.getContext('2d'), w, h)
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  map.anisotropy = 8
  return new THREE.MeshStandardMaterial({
    color: '#000',
    emissive: '#fff',
    emissiveMap: map,
    emissiveIntensity: 0.9,
    roughness: 0.25,
  })
}

function drawMap(g, w, h) {
  g.fillStyle = '#10161d'
  g.fillRect(0, 0, w, h)
  g.fillStyle = '#182430'
  for (const [x, y, a, b] of [
    [0.34, 0.1, 0.2, 0.3],
    [0.6, 0.06, 0.16, 0.22],
    [0.38, 0.52, 0.3, 0.36],
    [0.74, 0.44, 0.2, 0.4],
  ])
    g.fillRect(x * w, y * h, a * w, b * h)
  g.fillStyle = '#173a2c'
  g.fillRect(0.8 * w, 0.06 * h, 0.2 * w, 0.26 * h)
  const road = (colour, width, pts) => {
    g.strokeStyle = colour
    g.lineWidth = width * h
    g.lineJoin = g.lineCap = 'round'
    g.beginPath()
    for (const [x, y] of pts) g.lineTo(x * w, y * h)
    g.stroke()
  }
  road('#33424f', 0.03, [
    [0.3, 0.46],
    [1, 0.38],
  ])
  road('#33424f', 0.03, [
    [0.57, 0],
    [0.57, 1],
  ])
  road('#33424f', 0.02, [
    [0.3, 0.8],
    [1, 0.92],
  ])
  road('#3d8bfd', 0.035, [
    [0.46, 1],
    [0.5, 0.74],
    [0.57, 0.6],
    [0.57, 0.43],
    [0.78, 0.41],
    [0.88, 0.16],
  ])
  g.fillStyle = '#fff'
  g.beginPath()
  g.arc(0.52 * w, 0.7 * h, 0.035 * h, 0, 7)
  g.fill()
  g.fillStyle = '#0a0e13'
  g.fillRect(0, 0, 0.28 * w, h)
  for (const [k, colour] of ['#2f6fe0', '#2d9c69', '#b98a2f', '#5a6470'].entries()) {
    g.fillStyle = colour
    g.beginPath()
    g.roundRect(0.05 * w, (0.1 + k * 0.215) * h, 0.075 * w, 0.13 * h, 0.02 * h)
    g.fill()
    g.fillStyle = '#c8d1da'
    g.fillRect(0.15 * w, (0.13 + k * 0.215) * h, 0.1 * w, 0.022 * h)
    g.fillStyle = '#59636e'
    g.fillRect(0.15 * w, (0.18 + k * 0.215) * h, 0.07 * w, 0.018 * h)
  }
}

function drawDials(g, w, h) {
  g.fillStyle = '#07090c'
  g.fillRect(0, 0, w, h)
  for (const [x, to] of [
    [0.24, 0.52],
    [0.76, 0.3],
  ]) {
    const r = 0.4 * h
    g.lineWidth = 0.035 * h
    g.strokeStyle = '#28313a'
    g.beginPath()
    g.arc(x * w, 0.54 * h, r, 0.75 * Math.PI, 2.25 * Math.PI)
    g.stroke()
    g.strokeStyle = '#5aa2ff'
    g.beginPath()
    g.arc(x * w, 0.54 * h, r, 0.75 * Math.PI, (0.75 + 1.5 * to) * Math.PI)
    g.stroke()
    g.strokeStyle = '#aeb8c2'
    g.lineWidth = 0.012 * h
    for (let k = 0; k <= 12; k++) {
      const a = (0.75 + (1.5 * k) / 12) * Math.PI
      g.beginPath()
      g.moveTo(x * w + Math.cos(a) * r * 0.84, 0.54 * h + Math.sin(a) * r * 0.84)
      g.lineTo(x * w + Math.cos(a) * r * 0.74, 0.54 * h + Math.sin(a) * r * 0.74)
      g.stroke()
    }
  }
  g.fillStyle = '#e8edf2'
  g.textAlign = 'center'
  g.font = `600 ${0.26 * h}px sans-serif`
  g.fillText('0', 0.24 * w, 0.63 * h)
  g.fillText('P', 0.76 * w, 0.63 * h)
  g.fillStyle = '#8c97a3'
  g.font = `${0.09 * h}px sans-serif`
  g.fillText('km/h', 0.24 * w, 0.76 * h)
  g.fillText('21.5 °C', 0.5 * w, 0.2 * h)
}

const stripOf = {
  paint: (c) => simple(c, 0.4, 0.3),
  metal: (c) => simple(c, 0.28, 0.9),
  gloss: (c) => simple(c, 0.3, 0.2, { clearcoat: 0.6 }),
  wood: () => simple('#4a2c18', 0.35, 0, { clearcoat: 0.8, clearcoatRoughness: 0.1 }),
  carbon: () => simple('#1c1e21', 0.32, 0.5, { clearcoat: 1, clearcoatRoughness: 0.08 }),
}

/** The cabin of a class as a group, the driver on the right. */
export function interior(name) {
  const t = TRIMS[name],
    g = new THREE.Group()
  const M = {
    dash: simple(t.dash, 0.72),
    low: simple(t.low, 0.62),
    seat: simple(t.seat, 0.6),
    dark: simple('#0c0d0e', 0.6),
    gloss: simple('#08090a', 0.12, 0, { clearcoat: 1 }),
    metal: simple('#c6cacd', 0.22, 1),
    knob: simple('#4d5155', 0.42, 0.6),
    lining: simple(name === 'sport' ? '#2a2b2d' : '#a9a8a4', 0.95),
    carpet: simple('#141516', 1),
    strip: stripOf[t.strip](t.accent),
    stitch: simple(t.stitch ?? t.seat, 0.8),
    rim: simple(name === 'electric' ? '#2d2e30' : '#141517', 0.5),
  }
  const bend = (z) => [-0.1 * (Math.abs(z) / 0.76) ** 2.6, -0.012 * (Math.abs(z) / 0.76) ** 2]
  // upper dashboard from the windscreen to the driver, then the lower one to the floor
  loft(
    [
      [1.45, 1.0],
      [1.15, 1.0],
      [0.9, 0.995],
      [0.78, 0.98],
      [0.735, 0.955],
      [0.735, 0.925],
      [0.755, 0.9],
    ],
    1.56,
    bend,
    M.dash,
    g,
  )
  loft(
    [
      [0.755, 0.845],
      [0.735, 0.825],
      [0.74, 0.79],
      [0.78, 0.72],
      [0.84, 0.6],
      [0.98, 0.46],
      [1.1, 0.3],
    ],
    1.56,
    bend,
    M.low,
    g,
  )
  loft(
    [
      [0.757, 0.902],
      [0.75, 0.89],
      [0.75, 0.856],
      [0.757, 0.843],
    ],
    1.56,
    bend,
    M.strip,
    g,
  )
  for (const y of [0.9, 0.846]) {
    const line = []
    for (let z = -0.78; z <= 0.781; z += 0.06) line.push([0.747 + bend(z)[0], y + bend(z)[1], z])
    tube(
      line,
      0.0035,
      name === 'luxury' && y < 0.87 ? new THREE.MeshBasicMaterial({ color: '#ffca8a' }) : M.metal,
      g,
    )
  }
  if (t.stitch) {
    const line = []
    for (let z = -0.76; z <= 0.761; z += 0.05) line.push([0.752 + bend(z)[0], 0.976 + bend(z)[1], z])
    tube(line, 0.0022, M.stitch, g)
  }
  vents(g, t, M, bend)
  screens(g, t, M)
  wheel(g, t, M)
  console_(g, t, M)
  seats(g, t, M)
  doors(g, M)
  shellOf(g, t, M)
  return g
}

function vents(g, t, M, bend) {
  if (t.vents === 'line') return
  const at = t.vents === 'round' ? [-0.64, 0.64, -0.075, 0.075] : [-0.63, 0.65, -0.095, 0.095]
  for (const z of at) {
    const x = 0.742 + bend(z)[0],
      y = (Math.abs(z) < 0.2 ? 0.8 : 0.935) + bend(z)[1]
    if (t.vents === 'round') {
      const ring = new THREE.Mesh(new THREE.TorusGeometry(0.05, 0.007, 14, 48), M.metal)
      ring.position.set(x - 0.006, y, z)
      ring.rotation.y = Math.PI / 2
      const hole = new THREE.Mesh(new THREE.CylinderGeometry(0.048, 0.048, 0.02, 40), M.dark)
      hole.position.set(x, y, z)
      hole.rotation.z = Math.PI / 2
      g.add(ring, hole)
      for (const k of [-1, 0, 1]) box(0.012, 0.006, 0.082, 0.002, M.low, [x - 0.012, y + k * 0.02, z], g)
    } else {
      box(0.02, 0.062, 0.16, 0.014, M.metal, [x, y, z], g)
      box(0.022, 0.054, 0.152, 0.012, M.dark, [x - 0.003, y, z], g)
      for (const k of [-1, 0, 1]) box(0.012, 0.006, 0.146, 0.002, M.low, [x - 0.01, y + k * 0.014, z], g)
    }
  }
}

function screens(g, t, M) {
  const [w, h] = t.screen,
    tilt = [0, 0, -0.14],
    pad = (size, at, mat) => {
      const panel = new THREE.Group()
      panel.position.set(...at)
      panel.rotation.set(...tilt)
      g.add(panel)
      box(0.018, size[1] + 0.014, size[0] + 0.014, 0.01, M.gloss, [0, 0, 0], panel)
      const face = new THREE.Mesh(new THREE.PlaneGeometry(size[0], size[1]), mat)
      face.position.x = -0.011
      face.rotation.y = -Math.PI / 2
      panel.add(face)
    }
  const up = t.dials ? 1.0 : 0.96,
    z = t.joined ? -0.02 : 0
  pad([w, h], [0.7, up, z], display(1024, Math.round((1024 * h) / w), drawMap))
  if (t.dials) {
    const size = [t.dials, t.joined ? h * 0.86 : 0.125]
    pad(size, [0.72, up - 0.005, 0.38], display(900, Math.round((900 * size[1]) / size[0]), drawDials))
    if (!t.joined) {
      const hood = []
      for (let k = -1; k <= 1.001; k += 0.125)
        hood.push([
          0.71 - 0.02 * (1 - k * k),
          1.015 + 0.05 * (1 - Math.abs(k) ** 3),
          0.38 + k * (t.dials / 2 + 0.035),
        ])
      tube(hood, 0.016, M.dash, g)
    } else box(0.012, h * 0.92, 0.2, 0.01, M.gloss, [0.722, up, 0.2], g, tilt)
  }
  // buttons under the screen
  if (t.lever !== 'none')
    for (const k of [-1, 1]) {
      const knob = new THREE.Mesh(new THREE.CylinderGeometry(0.019, 0.021, 0.026, 40), M.knob)
      knob.position.set(0.742, 0.735, k * 0.13)
      knob.rotation.z = Math.PI / 2 - 0.5
      knob.castShadow = true
      g.add(knob)
    }
  if (t.lever !== 'none') box(0.02, 0.036, 0.2, 0.008, M.gloss, [0.758, 0.735, 0], g, [0, 0, -0.5])
}

function wheel(g, t, M) {
  const w = new THREE.Group(),
    R = 0.183,
    ring = []
  for (let k = 0; k < 64; k++) {
    const a = (k / 64) * Math.PI * 2,
      y = Math.sin(a) * R
    ring.push([
      0,
      t.flat || t.spokes === 2 ? Math.max(y, -R * 0.86) * (y > 0 ? 0.97 : 1) : y,
      Math.cos(a) * R,
    ])
  }
  tube(ring, 0.0165, M.rim, w, true)
  box(0.05, 0.105, 0.15, 0.035, M.rim, [0.022, -0.005, 0], w)
  const badge = new THREE.Mesh(new THREE.TorusGeometry(0.02, 0.003, 10, 40), M.metal)
  badge.position.set(-0.006, 0, 0)
  badge.rotation.y = Math.PI / 2
  w.add(badge)
  for (const s of [1, -1]) {
    box(0.026, 0.044, 0.12, 0.014, M.rim, [0.014, 0.0, s * 0.12], w, [s * 0.05, 0, 0])
    box(0.012, 0.03, 0.05, 0.008, M.gloss, [-0.004, 0.004, s * 0.1], w)
    box(0.006, 0.004, 0.05, 0.002, M.metal, [-0.008, -0.014, s * 0.1], w)
    if (t.spokes === 4) box(0.02, 0.1, 0.026, 0.01, M.rim, [0.014, -0.11, s * 0.06], w, [s * -0.3, 0, 0])
  }
  if (t.spokes === 3) {
    for (const s of [1, -1])
      box(0.018, 0.12, 0.02, 0.008, M.metal, [0.012, -0.11, s * 0.03], w, [s * 0.08, 0, 0])
    box(0.02, 0.1, 0.05, 0.01, M.rim, [0.016, -0.1, 0], w)
  }
  if (t.stitch)
    for (const a of [0.5, Math.PI - 0.5]) {
      const mark = new THREE.Mesh(new THREE.TorusGeometry(0.0172, 0.0018, 8, 30), M.stitch)
      mark.position.set(0, Math.sin(a) * R, Math.cos(a) * R)
      mark.rotation.x = -a
      w.add(mark)
    }
  w.position.set(0.5, 0.9, 0.38)
  w.rotation.z = -0.4
  g.add(w)
  const column = new THREE.Mesh(new THREE.CylinderGeometry(0.05, 0.06, 0.24, 32), M.dark)
  column.position.set(0.64, 0.845, 0.38)
  column.rotation.z = Math.PI / 2 - 0.4
  column.castShadow = true
  g.add(column)
  for (const s of [1, -1])
    box(0.022, 0.018, 0.15, 0.008, M.dark, [0.56, 0.9, 0.38 + s * 0.12], g, [s * -0.12, 0, -0.3])
}

function console_(g, t, M) {
  const tall = t.lever === 'none' ? 0.56 : 0.64
  box(1.1, 0.3, 0.25, 0.05, M.low, [0.18, tall - 0.15, 0], g)
  box(0.42, 0.02, 0.2, 0.01, t.strip === 'paint' ? M.dark : M.strip, [0.36, tall, 0], g)
  box(0.4, 0.09, 0.23, 0.04, M.seat, [-0.28, tall + 0.03, 0], g)
  for (const x of [0.06, 0.17])
    for (const [r, y, mat] of [
      [0.041, 0.002, M.metal],
      [0.038, 0.004, M.dark],
    ]) {
      const cup = new THREE.Mesh(new THREE.CylinderGeometry(r, r, 0.02, 48), mat)
      cup.position.set(x, tall + y, 0.045)
      cup.receiveShadow = true
      g.add(cup)
    }
  if (t.lever === 'stick' || t.lever === 'tall') {
    const up = t.lever === 'tall' ? 0.17 : 0.11
    box(0.12, 0.016, 0.1, 0.008, M.gloss, [0.4, tall + 0.008, 0.0], g)
    tube(
      [
        [0.4, tall, 0],
        [0.385, tall + up, 0],
      ],
      0.009,
      M.metal,
      g,
    )
    const knob = new THREE.Mesh(new THREE.SphereGeometry(0.028, 40, 28), M.gloss)
    knob.scale.set(0.95, 1.3, 0.95)
    knob.position.set(0.384, tall + up + 0.012, 0)
    knob.castShadow = true
    g.add(knob)
  }
  if (t.lever === 'shift') {
    box(0.1, 0.05, 0.052, 0.02, M.gloss, [0.4, tall + 0.03, 0.0], g, [0, 0, 0.2])
    const dial = new THREE.Mesh(new THREE.CylinderGeometry(0.026, 0.028, 0.022, 48), M.metal)
    dial.position.set(0.28, tall + 0.018, -0.045)
    dial.castShadow = true
    g.add(dial)
  }
  if (t.lever === 'none') box(0.16, 0.012, 0.1, 0.006, M.gloss, [0.42, tall + 0.012, -0.01], g)
}

function seats(g, t, M) {
  for (const s of [1, -1]) {
    const z = s * 0.4
    box(0.52, 0.13, 0.32, 0.06, M.seat, [0.12, 0.545, z], g, [0, 0, 0.1])
    for (const k of [1, -1]) box(0.5, 0.15, 0.12, 0.055, M.seat, [0.1, 0.565, z + k * 0.2], g, [0, 0, 0.1])
    box(0.12, 0.1, 0.34, 0.05, M.seat, [0.38, 0.55, z], g)
    if (t.stitch)
      for (const k of [1, -1])
        tube(
          [
            [-0.12, 0.603, z + k * 0.148],
            [0.1, 0.624, z + k * 0.148],
            [0.36, 0.628, z + k * 0.148],
          ],
          0.0025,
          M.stitch,
          g,
        )
  }
}

function doors(g, M) {
  for (const s of [1, -1]) {
    const z = s * 0.8
    box(1.9, 0.66, 0.08, 0.03, M.low, [0, 0.62, z], g)
    box(1.9, 0.09, 0.12, 0.04, M.dash, [0, 0.945, z - s * 0.01], g)
    box(0.62, 0.06, 0.13, 0.03, M.seat, [0.12, 0.73, z - s * 0.06], g)
    box(0.8, 0.03, 0.03, 0.012, M.strip, [0.2, 0.84, z - s * 0.045], g)
    box(0.13, 0.02, 0.03, 0.008, M.metal, [0.42, 0.885, z - s * 0.06], g)
    box(0.16, 0.012, 0.05, 0.005, M.gloss, [0.32, 0.763, z - s * 0.075], g)
    const speaker = new THREE.Mesh(new THREE.CylinderGeometry(0.085, 0.085, 0.02, 48), M.dark)
    speaker.rotation.x = Math.PI / 2
    speaker.position.set(0.5, 0.5, z - s * 0.045)
    g.add(speaker)
  }
}

function shellOf(g, t, M) {
  box(3, 0.04, 1.7, 0.01, M.carpet, [0, 0.3, 0], g)
  for (const s of [1, -1]) {
    tube(
      [
        [1.2, 0.96, s * 0.8],
        [0.85, 1.2, s * 0.745],
        [0.46, 1.45, s * 0.675],
        [0.1, 1.56, s * 0.64],
        [-0.7, 1.6, s * 0.62],
      ],
      0.04,
      M.lining,
      g,
    )
    box(0.2, 0.02, 0.36, 0.01, M.lining, [0.4, 1.485, s * 0.3], g, [0, 0, -0.35])
    if (t.handles)
      tube(
        [
          [0.92, 1.1, s * 0.72],
          [0.86, 1.16, s * 0.67],
          [0.7, 1.28, s * 0.64],
          [0.64, 1.32, s * 0.69],
        ],
        0.014,
        M.dark,
        g,
      )
  }
  box(1.6, 0.04, 1.4, 0.02, M.lining, [-0.4, 1.57, 0], g)
  box(0.12, 0.05, 1.34, 0.025, M.lining, [0.44, 1.505, 0], g)
  box(0.03, 0.065, 0.23, 0.02, M.dark, [0.52, 1.42, 0.03], g, [0, 0.12, 0])
  box(0.004, 0.052, 0.214, 0.002, simple('#8fa0ad', 0.05, 1), [0.504, 1.42, 0.03], g, [0, 0.12, 0])
  // the bonnet, as far as it is seen
  const bonnet = new THREE.Mesh(
    new THREE.SphereGeometry(1, 48, 24),
    simple('#6d7479', 0.3, 0.7, { clearcoat: 1 }),
  )
  bonnet.scale.set(1.1, 0.12, 0.86)
  bonnet.position.set(2.0, 0.93, 0)
  g.add(bonnet)
}

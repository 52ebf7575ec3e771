// A middleweight roadster: tank, cowl, tail and seat are meshed from a smooth field, the rest is turned and bent metal.
import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { smin } from './math.js'
import { meshField, mirrored } from './mesher.js'
import { simple } from './paint.js'

const front = 0.72,
  rear = -0.71,
  R = 0.305

const ellipsoid = (x, y, z, [cx, cy, cz], [rx, ry, rz]) => {
  const a = (x - cx) / rx,
    b = (y - cy) / ry,
    c = (z - cz) / rz,
    k = Math.sqrt(a * a + b * b + c * c)
  return (k - 1) * Math.min(rx, ry, rz)
}
/** Tapering capsule between two points of the middle plane, flattened sideways by `flat`. */
const limb = (x, y, z, [ax, ay, ar], [bx, by, br], flat) => {
  const dx = bx - ax,
    dy = by - ay,
    t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))),
    r = ar + (br - ar) * t
  return Math.hypot(x - ax - dx * t, y - ay - dy * t, z / flat) - r
}

/** Tank with knee hollows, shrouds, lamp cowl, tail. */
function bodywork(x, y, z) {
  let f = ellipsoid(x, y, z, [0.17, 0.905, 0], [0.29, 0.145, 0.165])
  f = smin(f, ellipsoid(x, y, z, [0.33, 0.8, 0.1], [0.2, 0.12, 0.085]), 0.05)
  f = Math.max(f, -ellipsoid(x, y, z, [-0.02, 0.84, 0.2], [0.2, 0.11, 0.085]))
  const cowl = smin(
    ellipsoid(x, y, z, [0.56, 0.93, 0], [0.12, 0.115, 0.115]),
    ellipsoid(x, y, z, [0.5, 1.05, 0], [0.1, 0.09, 0.11]),
    0.06,
  )
  const tail = limb(x, y, z, [-0.34, 0.83, 0.085], [-0.84, 0.985, 0.03], 1.35)
  return Math.min(f, cowl, tail)
}
const saddle = (x, y, z) =>
  smin(
    smin(
      ellipsoid(x, y, z, [-0.24, 0.855, 0], [0.24, 0.062, 0.145]),
      ellipsoid(x, y, z, [-0.06, 0.89, 0], [0.12, 0.06, 0.1]),
      0.05,
    ),
    ellipsoid(x, y, z, [-0.56, 0.955, 0], [0.2, 0.05, 0.11]),
    0.05,
  )

const shaped = (f, bounds, material) => {
  const { position, normal, index } = mirrored(meshField(f, bounds, 0.009)),
    g = new THREE.BufferGeometry()
  g.setAttribute('position', new THREE.BufferAttribute(position, 3))
  g.setAttribute('normal', new THREE.BufferAttribute(normal, 3))
  g.setIndex(new THREE.BufferAttribute(index, 1))
  return new THREE.Mesh(g, material)
}

function wheel(M, width, discs) {
  const g = new THREE.Group(),
    tread = width / 2,
    tyre = new THREE.Mesh(new THREE.TorusGeometry(R - tread * 0.86, tread * 0.86, 24, 96), M.rubber)
  tyre.scale.z = 1.12
  g.add(tyre)
  for (const s of [1, -1]) {
    const rim = new THREE.Mesh(new THREE.TorusGeometry(R - tread * 1.66, 0.013, 12, 96), M.black)
    rim.position.z = s * tread * 0.72
    g.add(rim)
  }
  const barrel = new THREE.Mesh(
    new THREE.CylinderGeometry(R - tread * 1.62, R - tread * 1.62, width * 0.72, 64, 1, true),
    M.rim,
  )
  barrel.material.side = THREE.DoubleSide
  barrel.rotation.x = Math.PI / 2
  g.add(barrel)
  for (let k = 0; k < 10; k++) {
    const spoke = new THREE.Mesh(new RoundedBoxGeometry(0.02, R - tread * 1.6, 0.026, 2, 0.006), M.rim),
      a = (Math.floor(k / 2) / 5) * Math.PI * 2 + (k % 2 ? 0.16 : -0.16)
    spoke.position.set(-Math.sin(a) * (R - tread * 1.6) * 0.52, Math.cos(a) * (R - tread * 1.6) * 0.52, 0)
    spoke.rotation.z = a + (k % 2 ? -0.12 : 0.12)
    g.add(spoke)
  }
  const hub = new THREE.Mesh(new THREE.CylinderGeometry(0.045, 0.045, width * 0.9, 32), M.rim)
  hub.rotation.x = Math.PI / 2
  g.add(hub)
  for (const z of discs) {
    const disc = new THREE.Mesh(new THREE.RingGeometry(0.1, 0.16, 64), M.steel)
    disc.material.side = THREE.DoubleSide
    disc.position.z = z
    g.add(disc)
    const carrier = new THREE.Mesh(new THREE.RingGeometry(0.05, 0.104, 10), M.black)
    carrier.position.z = z + Math.sign(z) * 0.002
    if (z < 0) carrier.rotation.y = Math.PI
    g.add(carrier)
  }
  return g
}

export function motorcycle(colour) {
  const pivot = new THREE.Group(),
    g = new THREE.Group()
  pivot.add(g)
  const M = {
    paint: simple(colour, 0.35, 0.5, { clearcoat: 1, clearcoatRoughness: 0.03 }),
    black: simple('#0d0e0f', 0.42, 0.2),
    engine: simple('#25282a', 0.48, 0.7),
    steel: simple('#b4b8bb', 0.28, 1),
    alu: simple('#9da2a5', 0.34, 0.95),
    gold: simple('#a37b2c', 0.25, 1),
    rubber: simple('#141516', 0.8),
    rim: simple('#1c1e20', 0.35, 0.6),
    seat: simple('#121314', 0.75),
    lens: simple('#8f9aa4', 0.12, 0.2, { clearcoat: 1, emissive: '#c9d8e6', emissiveIntensity: 0.12 }),
    red: simple('#8c0a0c', 0.3, 0, { emissive: '#600', emissiveIntensity: 1 }),
    amber: simple('#b3671b', 0.3, 0, { emissive: '#5a2c00' }),
    plate: simple('#f3f4f2', 0.45),
  }
  const tube = (points, r, material, closed = false) => {
    const curve = new THREE.CatmullRomCurve3(
      points.map((p) => new THREE.Vector3(...p)),
      closed,
    )
    g.add(new THREE.Mesh(new THREE.TubeGeometry(curve, points.length * 10, r, 14, closed), material))
  }
  const box = (w, h, d, r, material, x, y, z, turn = 0) => {
    const b = new THREE.Mesh(new RoundedBoxGeometry(w, h, d, 4, r), material)
    b.position.set(x, y, z)
    b.rotation.z = turn
    g.add(b)
  }
  const barrel = (r, length, material, x, y, z) => {
    const c = new THREE.Mesh(new THREE.CylinderGeometry(r, r, length, 48), material)
    c.rotation.x = Math.PI / 2
    c.position.set(x, y, z)
    g.add(c)
  }
  const both = (draw) => {
    draw(1)
    draw(-1)
  }

  g.add(shaped(bodywork, [-0.95, 0.8, 0.6, 1.2, 0, 0.3], M.paint))
  g.add(shaped(saddle, [-0.85, 0.15, 0.75, 1.05, 0, 0.2], M.seat))
  const wf = wheel(M, 0.12, [0.075, -0.075]),
    wr = wheel(M, 0.18, [-0.1])
  wf.position.set(front, R, 0)
  wr.position.set(rear, R, 0)
  g.add(wf, wr)

  // fork, clamps, mudguard
  both((s) => {
    tube(
      [
        [front + 0.01, R, s * 0.105],
        [0.6, 0.62, s * 0.105],
      ],
      0.031,
      M.black,
    )
    tube(
      [
        [0.61, 0.6, s * 0.105],
        [0.455, 1.02, s * 0.105],
      ],
      0.024,
      M.gold,
    )
    box(0.05, 0.1, 0.05, 0.012, M.engine, front - 0.085, R + 0.1, s * 0.085, 0.4)
  })
  box(0.09, 0.04, 0.28, 0.015, M.black, 0.53, 0.82, 0, -0.36)
  box(0.09, 0.035, 0.28, 0.015, M.alu, 0.465, 1.0, 0, -0.36)
  const guard = new THREE.Mesh(new THREE.TorusGeometry(R + 0.012, 0.06, 16, 64, 1.5), M.paint)
  guard.scale.z = 1.05
  guard.rotation.z = 0.8
  guard.position.set(front, R, 0)
  g.add(guard)

  // lamp, bars, mirrors
  const lamp = new THREE.Mesh(new THREE.SphereGeometry(0.085, 40, 28), M.lens)
  lamp.scale.set(0.45, 0.95, 1.05)
  lamp.position.set(0.655, 0.915, 0)
  g.add(lamp)
  both((s) => {
    tube(
      [
        [0.44, 1.05, 0],
        [0.44, 1.07, s * 0.12],
        [0.36, 1.11, s * 0.3],
        [0.29, 1.1, s * 0.4],
      ],
      0.013,
      M.black,
    )
    tube(
      [
        [0.315, 1.103, s * 0.33],
        [0.26, 1.098, s * 0.44],
      ],
      0.019,
      M.rubber,
    )
    tube(
      [
        [0.37, 1.1, s * 0.28],
        [0.42, 1.1, s * 0.36],
      ],
      0.007,
      M.black,
    )
    tube(
      [
        [0.35, 1.12, s * 0.28],
        [0.37, 1.22, s * 0.33],
        [0.36, 1.25, s * 0.36],
      ],
      0.007,
      M.black,
    )
    const mirror = new THREE.Mesh(new THREE.SphereGeometry(1, 28, 20), M.black)
    mirror.scale.set(0.022, 0.045, 0.075)
    mirror.position.set(0.36, 1.265, s * 0.37)
    g.add(mirror)
    box(0.03, 0.022, 0.075, 0.008, M.amber, 0.54, 0.86, s * 0.19)
    box(0.03, 0.022, 0.06, 0.008, M.amber, -0.86, 0.9, s * 0.12)
    // frame and swing arm
    tube(
      [
        [0.46, 0.87, s * 0.05],
        [0.2, 0.74, s * 0.15],
        [-0.06, 0.62, s * 0.16],
        [-0.2, 0.44, s * 0.14],
      ],
      0.024,
      M.black,
    )
    tube(
      [
        [0.44, 0.78, s * 0.05],
        [0.28, 0.6, s * 0.13],
        [0.14, 0.5, s * 0.14],
      ],
      0.02,
      M.black,
    )
    tube(
      [
        [-0.1, 0.66, s * 0.14],
        [-0.4, 0.79, s * 0.12],
        [-0.78, 0.95, s * 0.06],
      ],
      0.016,
      M.black,
    )
    tube(
      [
        [-0.16, 0.42, s * 0.12],
        [-0.45, 0.39, s * 0.14],
        [rear, R, s * 0.14],
      ],
      0.034,
      M.alu,
    )
    tube(
      [
        [-0.2, 0.36, s * 0.16],
        [-0.2, 0.35, s * 0.27],
      ],
      0.013,
      M.black,
    )
  })

  // engine: crankcase, two leaning cylinders with fins, covers, radiator
  box(0.46, 0.25, 0.34, 0.07, M.engine, 0.06, 0.43, 0)
  for (let k = 0; k < 7; k++)
    box(0.2, 0.013, 0.3, 0.006, M.engine, 0.17 + k * 0.012, 0.55 + k * 0.031, 0, -0.32)
  box(0.17, 0.24, 0.26, 0.03, M.engine, 0.21, 0.64, 0, -0.32)
  box(0.2, 0.08, 0.28, 0.03, M.alu, 0.25, 0.76, 0, -0.32)
  barrel(0.11, 0.4, M.alu, -0.02, 0.43, 0)
  barrel(0.085, 0.39, M.engine, 0.18, 0.41, 0)
  barrel(0.05, 0.42, M.black, -0.02, 0.43, 0)
  box(0.045, 0.27, 0.32, 0.01, M.black, 0.4, 0.63, 0, 0.1)
  for (let k = 0; k < 9; k++) box(0.012, 0.004, 0.3, 0.001, M.engine, 0.425, 0.53 + k * 0.026, 0, 0.1)
  box(0.34, 0.12, 0.2, 0.05, M.black, 0.02, 0.25, 0)
  // exhaust
  both((s) =>
    tube(
      [
        [0.3, 0.68, s * 0.07],
        [0.43, 0.56, s * 0.08],
        [0.4, 0.32, s * 0.08],
        [0.2, 0.2, s * 0.06],
        [-0.1, 0.21, 0.08],
      ],
      0.022,
      M.alu,
    ),
  )
  tube(
    [
      [-0.1, 0.21, 0.08],
      [-0.3, 0.26, 0.17],
      [-0.42, 0.32, 0.21],
    ],
    0.03,
    M.alu,
  )
  tube(
    [
      [-0.4, 0.31, 0.205],
      [-0.6, 0.4, 0.225],
      [-0.8, 0.49, 0.24],
    ],
    0.056,
    M.steel,
  )
  tube(
    [
      [-0.79, 0.486, 0.2395],
      [-0.83, 0.503, 0.2415],
    ],
    0.05,
    M.black,
  )
  // shock, chain, stand, tail
  tube(
    [
      [-0.16, 0.5, 0],
      [-0.28, 0.74, 0],
    ],
    0.035,
    M.red,
  )
  box(0.7, 0.016, 0.012, 0.004, M.alu, -0.4, 0.44, -0.11, 0.1)
  box(0.7, 0.016, 0.012, 0.004, M.alu, -0.38, 0.32, -0.11, -0.06)
  barrel(0.105, 0.012, M.alu, rear, R, -0.11)
  box(0.025, 0.035, 0.12, 0.01, M.red, -0.875, 0.985, 0)
  tube(
    [
      [-0.8, 0.93, 0],
      [-0.9, 0.8, 0],
      [-0.97, 0.7, 0],
    ],
    0.018,
    M.black,
  )
  box(0.008, 0.16, 0.19, 0.003, M.plate, -0.985, 0.68, 0, 0.35)
  return { pivot, painted: [M.paint], info: { L: 2.1, H: 1.27, W: 0.84, wb: 1.43, mid: 0 } }
}

// A touring caravan: extruded shell with rounded edges, checker-plate skirt, windows, awning, A-frame, single axle pair.
import * as THREE from 'three'

const metal = (color, roughness = 0.45, metalness = 0.0) =>
  new THREE.MeshPhysicalMaterial({
    color,
    roughness,
    metalness,
    clearcoat: 0.35,
    clearcoatRoughness: 0.25,
    envMapIntensity: 0.75,
  })
const box = (w, h, d, m, x, y, z) => {
  const b = new THREE.Mesh(new THREE.BoxGeometry(w, h, d), m)
  b.position.set(x, y, z)
  return b
}
function rounded(points, radius) {
  const s = new THREE.Shape(),
    n = points.length,
    v = points.map((p) => new THREE.Vector2(...p))
  for (let i = 0; i < n; i++) {
    const a = v[(i + n - 1) % n],
      b = v[i],
      c = v[(i + 1) % n],
      r = points[i][2] ?? radius,
      p = b.clone().add(a.clone().sub(b).setLength(r)),
      q = b.clone().add(c.clone().sub(b).setLength(r))
    i ? s.lineTo(p.x, p.y) : s.moveTo(p.x, p.y)
    s.quadraticCurveTo(b.x, b.y, q.x, q.y)
  }
  s.closePath()
  return s
}
const slab = (shape, depth, bevel, m) => {
  const g = new THREE.ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 6,
    curveSegments: 24,
  })
  g.translate(0, 0, -depth / 2 + bevel)
  return new THREE.Mesh(g, m)
}

export function caravan(colour) {
  const pivot = new THREE.Group(),
    g = new THREE.Group()
  pivot.add(g)
  const white = metal('#f1f1ec', 0.35),
    accent = metal(colour, 0.35),
    plate = metal('#3c4043', 0.5, 0.6),
    black = metal('#121315', 0.55),
    glass = new THREE.MeshPhysicalMaterial({
      color: '#0d1114',
      roughness: 0.06,
      metalness: 0,
      clearcoat: 1,
      envMapIntensity: 1.2,
    }),
    steel = metal('#24272a', 0.5, 0.5),
    rubber = metal('#17181a', 0.85),
    rim = metal('#c9cdd0', 0.3, 0.8),
    red = metal('#b21616', 0.3),
    chrome = metal('#b9bec2', 0.3, 0.8)
  const W = 2.3,
    L = 5.6,
    x0 = -L / 2,
    x1 = L / 2
  g.add(
    slab(
      rounded(
        [
          [x0, 0.62, 0.1],
          [x1 - 0.35, 0.62, 0.2],
          [x1, 1.05, 0.25],
          [x1 - 0.18, 2.25, 0.35],
          [x1 - 0.75, 2.72, 0.35],
          [x0 + 0.28, 2.72, 0.3],
          [x0, 2.45, 0.25],
        ],
        0.2,
      ),
      W,
      0.07,
      white,
    ),
  )
  g.add(
    slab(
      rounded(
        [
          [x0 - 0.005, 0.6, 0.06],
          [x1 - 0.36, 0.6, 0.2],
          [x1 + 0.005, 1.04, 0.2],
          [x1 - 0.02, 1.16, 0.03],
          [x0 - 0.005, 1.16, 0.03],
        ],
        0.1,
      ),
      W + 0.024,
      0.05,
      plate,
    ),
  )
  for (const s of [1, -1]) {
    const z = s * (W / 2 + 0.006),
      side = (shape, m, t = 0.03) => {
        const e = slab(shape, t, 0.008, m)
        e.position.z = z
        g.add(e)
      }
    side(
      rounded(
        [
          [x0 + 0.1, 1.3],
          [x1 - 0.1, 1.3],
          [x1 - 0.35, 1.46],
          [x0 + 0.1, 1.46],
        ],
        0.03,
      ),
      accent,
      0.012,
    )
    side(
      rounded(
        [
          [x0 + 0.1, 1.5],
          [x1 - 0.4, 1.5],
          [x1 - 0.5, 1.545],
          [x0 + 0.1, 1.545],
        ],
        0.01,
      ),
      black,
      0.012,
    )
    for (const [a, b] of s > 0
      ? [
          [-0.55, 0.45],
          [-2.3, -1.15],
        ]
      : [
          [-0.4, 0.9],
          [-2.15, -1.2],
        ]) {
      side(
        rounded(
          [
            [a - 0.05, 1.66],
            [b + 0.05, 1.66],
            [b + 0.05, 2.27],
            [a - 0.05, 2.27],
          ],
          0.1,
        ),
        black,
        0.028,
      )
      side(
        rounded(
          [
            [a, 1.71],
            [b, 1.71],
            [b, 2.22],
            [a, 2.22],
          ],
          0.08,
        ),
        glass,
        0.05,
      )
    }
    if (s > 0) {
      side(
        rounded(
          [
            [1.05, 0.7],
            [1.75, 0.7],
            [1.75, 2.5],
            [1.05, 2.5],
          ],
          0.09,
        ),
        metal('#e4e4de', 0.4),
        0.03,
      )
      side(
        rounded(
          [
            [1.15, 1.72],
            [1.65, 1.72],
            [1.65, 2.3],
            [1.15, 2.3],
          ],
          0.07,
        ),
        glass,
        0.045,
      )
      side(
        rounded(
          [
            [1.12, 1.42],
            [1.16, 1.42],
            [1.16, 1.62],
            [1.12, 1.62],
          ],
          0.015,
        ),
        black,
        0.08,
      )
      g.add(box(0.72, 0.05, 0.3, steel, 1.4, 0.42, W / 2 + 0.1))
      const aw = new THREE.Mesh(new THREE.CylinderGeometry(0.075, 0.075, 4.4, 24), metal('#d6d7d4', 0.4))
      aw.rotation.z = Math.PI / 2
      aw.position.set(-0.25, 2.66, W / 2 + 0.07)
      g.add(aw)
      for (const x of [-2.4, 1.9]) g.add(box(0.05, 1.5, 0.04, chrome, x, 1.9, W / 2 + 0.04))
    }
    for (const x of [-0.75, 0.12]) {
      const arch = slab(
        rounded(
          [
            [x - 0.46, 0.5],
            [x + 0.46, 0.5],
            [x + 0.4, 0.93],
            [x - 0.4, 0.93],
          ],
          0.16,
        ),
        0.08,
        0.02,
        black,
      )
      arch.position.z = s * (W / 2 - 0.005)
      g.add(arch)
      const t = new THREE.Mesh(new THREE.CylinderGeometry(0.37, 0.37, 0.25, 48), rubber)
      t.rotation.x = Math.PI / 2
      t.position.set(x, 0.37, s * (W / 2 - 0.06))
      g.add(t)
      const tr = new THREE.Mesh(new THREE.TorusGeometry(0.32, 0.055, 16, 48), rubber)
      tr.position.set(x, 0.37, s * (W / 2 + 0.05))
      g.add(tr)
      const r = new THREE.Mesh(new THREE.CylinderGeometry(0.235, 0.235, 0.03, 40), rim)
      r.rotation.x = Math.PI / 2
      r.position.set(x, 0.37, s * (W / 2 + 0.055))
      g.add(r)
      const dish = new THREE.Mesh(new THREE.CylinderGeometry(0.17, 0.2, 0.02, 40), black)
      dish.rotation.x = Math.PI / 2
      dish.position.set(x, 0.37, s * (W / 2 + 0.072))
      g.add(dish)
      for (let k = 0; k < 6; k++) {
        const sp = box(0.05, 0.36, 0.02, rim, x, 0.37, s * (W / 2 + 0.085))
        sp.rotation.z = ((k * Math.PI) / 6) * 1.0
        if (k < 3) {
          sp.rotation.z = (k * Math.PI) / 3
          g.add(sp)
        }
      }
      const hub = new THREE.Mesh(new THREE.CylinderGeometry(0.055, 0.055, 0.03, 24), chrome)
      hub.rotation.x = Math.PI / 2
      hub.position.set(x, 0.37, s * (W / 2 + 0.1))
      g.add(hub)
    }
    g.add(box(0.04, 0.34, 0.1, red, x0 - 0.005, 1.35, s * 0.98))
    const bar = box(1.75, 0.13, 0.1, steel, x1 + 0.55, 0.5, s * 0.42)
    bar.rotation.y = s * 0.47
    g.add(bar)
  }
  const lean = new THREE.Group()
  lean.position.set(x1 - 0.075, 1.74, 0)
  lean.rotation.z = 0.149
  const pane = slab(
    rounded(
      [
        [-0.8, -0.26],
        [0.8, -0.26],
        [0.8, 0.26],
        [-0.8, 0.26],
      ],
      0.1,
    ),
    0.06,
    0.012,
    glass,
  )
  pane.rotation.y = Math.PI / 2
  lean.add(pane)
  const frame = slab(
    rounded(
      [
        [-0.85, -0.31],
        [0.85, -0.31],
        [0.85, 0.31],
        [-0.85, 0.31],
      ],
      0.12,
    ),
    0.04,
    0.01,
    black,
  )
  frame.rotation.y = Math.PI / 2
  lean.add(frame)
  g.add(lean)
  g.add(box(0.62, 0.5, 1.5, plate, x1 + 0.36, 0.83, 0))
  g.add(box(0.58, 0.04, 1.54, steel, x1 + 0.36, 1.09, 0))
  for (const z of [0.22, -0.22]) {
    const c = new THREE.Mesh(new THREE.CylinderGeometry(0.16, 0.16, 0.55, 32), metal('#dfe2e3', 0.35))
    c.position.set(x1 + 0.86, 0.83, z)
    g.add(c)
  }
  const coupling = box(0.4, 0.12, 0.14, black, x1 + 1.42, 0.5, 0)
  g.add(coupling)
  const jock = new THREE.Mesh(new THREE.CylinderGeometry(0.035, 0.035, 0.75, 16), chrome)
  jock.position.set(x1 + 1.15, 0.55, 0.16)
  g.add(jock)
  const jw = new THREE.Mesh(new THREE.CylinderGeometry(0.13, 0.13, 0.07, 24), rubber)
  jw.rotation.x = Math.PI / 2
  jw.position.set(x1 + 1.15, 0.13, 0.16)
  g.add(jw)
  g.add(box(1.3, 0.12, 0.8, metal('#e2e2dc', 0.5), -0.4, 2.82, 0))
  g.add(box(4.6, 0.14, 0.12, steel, -0.1, 0.56, 0.5))
  g.add(box(4.6, 0.14, 0.12, steel, -0.1, 0.56, -0.5))
  const spare = new THREE.Mesh(new THREE.CylinderGeometry(0.36, 0.36, 0.22, 40), rubber)
  spare.rotation.z = Math.PI / 2
  spare.position.set(x0 - 0.16, 1.05, 0.35)
  g.add(spare)
  g.add(box(0.12, 0.12, 2.0, steel, x0 - 0.1, 0.66, 0))
  g.add(box(0.02, 0.13, 0.42, metal('#eeeeea', 0.5), x0 - 0.17, 0.72, -0.5))
  g.position.x = -0.45
  return { pivot, painted: [accent], info: { L: 7.3, H: 2.85, W: 2.3, wb: 1, mid: 0 } }
}

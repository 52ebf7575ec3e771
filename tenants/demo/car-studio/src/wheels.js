// Alloy wheel: lathe tyre with a profile, rim barrel, extruded spokes, disc and caliper. Wheel axis is z, outer face towards +z.
import * as THREE from 'three'
import { simple } from './paint.js'

/** Ambient light falls off towards the arch and inboard; multiplies indirect light of every wheel material. */
function shade(mat, top, depth) {
  mat.onBeforeCompile = (sh) => {
    sh.vertexShader =
      'varying vec3 vW;\n' +
      sh.vertexShader.replace('#include <begin_vertex>', '#include <begin_vertex>\nvW = position;')
    sh.fragmentShader =
      'varying vec3 vW;\n' +
      sh.fragmentShader.replace(
        '#include <aomap_fragment>',
        `
      float wy = vW.y / ${top.toFixed(3)};
      float wo = mix(1.0, 0.28, smoothstep(0.0, 1.05, wy)) * mix(0.08, 1.0, smoothstep(${(-depth).toFixed(3)}, -0.005, vW.z)) * mix(0.55, 1.0, smoothstep(-1.0, -0.55, wy));
      reflectedLight.indirectDiffuse *= wo; reflectedLight.indirectSpecular *= wo;`,
      )
  }
  return mat
}

export function makeWheel({ R, width, style = 5, steel = false }) {
  const g = new THREE.Group(),
    rim = R * (steel ? 0.6 : 0.715),
    h = width / 2
  const m = {
    tyre: shade(simple('#141516', 0.78), R, width * 0.8),
    alloy: shade(simple(steel ? '#8f9499' : '#c3c7cb', 0.24, 0.9), R, 0.09),
    dark: shade(simple('#24272a', 0.35, 0.8), R, 0.12),
    disc: shade(simple('#70757a', 0.4, 0.9), R, 0.2),
    cal: shade(simple('#33373b', 0.45, 0.3), R, 0.25),
  }
  const add = (geo, mat) => {
    geo.translate(0, 0, -h)
    const mesh = new THREE.Mesh(geo, mat)
    g.add(mesh)
    return mesh
  }
  const lathe = (pts, mat, seg = 96) => {
    // pts: [radius, z] with z = 0 at the wheel centre
    const geo = new THREE.LatheGeometry(
      pts.map(([r, z]) => new THREE.Vector2(r, z)),
      seg,
    )
    geo.rotateX(Math.PI / 2)
    return add(geo, mat)
  }
  const side = (s) => [
    [rim - 0.004, s * (h - 0.018)],
    [rim + 0.006, s * (h - 0.004)],
    [rim + 0.02, s * (h + 0.001)],
    [rim + (R - rim) * 0.45, s * (h + 0.004)],
    [R - 0.035, s * (h - 0.006)],
    [R - 0.015, s * (h - 0.018)],
    [R - 0.004, s * (h - 0.04)],
  ]
  const inner = side(-1),
    outer = side(1).reverse(),
    tread = []
  for (let i = -4; i <= 4; i++) {
    const z = (i / 4) * (h - 0.05)
    tread.push([R - 0.001, z - 0.007], [R - 0.001, z + 0.007], [R - 0.008, z + 0.009], [R - 0.008, z + 0.013])
  }
  lathe([...inner, ...tread, ...outer], m.tyre, 128)
  lathe(
    [
      [rim + 0.012, h + 0.0025],
      [rim + 0.014, h + 0.0055],
      [rim + 0.018, h + 0.0035],
    ],
    m.tyre,
  ) // bead line
  lathe(
    [
      [rim - 0.05, -h + 0.02],
      [rim - 0.045, 0],
      [rim - 0.028, h - 0.05],
      [rim - 0.022, h - 0.02],
    ],
    m.dark,
  ).material.side = THREE.DoubleSide
  lathe(
    [
      [rim - 0.024, h - 0.03],
      [rim - 0.016, h - 0.012],
      [rim - 0.006, h - 0.004],
      [rim + 0.004, h - 0.002],
      [rim + 0.006, h - 0.012],
    ],
    m.alloy,
    128,
  ).material.side = THREE.DoubleSide
  const plate = new THREE.CircleGeometry(rim - 0.04, 64)
  plate.translate(0, 0, -h + 0.03)
  add(plate, new THREE.MeshBasicMaterial({ color: '#040404', side: THREE.DoubleSide }))
  const disc = new THREE.CylinderGeometry(R * 0.47, R * 0.47, 0.024, 64)
  disc.rotateX(Math.PI / 2)
  disc.translate(0, 0, h - 0.1)
  add(disc, m.disc)
  const cal = new THREE.RingGeometry(R * 0.34, R * 0.53, 24, 1, 0.5, 1.1)
  cal.translate(0, 0, h - 0.083)
  add(cal, m.cal)
  // spokes: a tapering pair per arm, dished towards the hub
  const depth = 0.05,
    hub = R * 0.2,
    outR = rim - 0.012,
    n = style
  const spoke = (a, b, w0, w1, skew) => {
    const sh = new THREE.Shape(),
      p = (r, t) => [Math.cos(t) * r, Math.sin(t) * r]
    const t0 = skew * 0.6,
      t1 = skew
    const q = [
      [a, t0 - w0 / a / 2],
      [b, t1 - w1 / b / 2],
      [b, t1 + w1 / b / 2],
      [a, t0 + w0 / a / 2],
    ].map(([r, t]) => p(r, t))
    sh.moveTo(...q[0])
    sh.lineTo(...q[1])
    sh.lineTo(...q[2])
    sh.lineTo(...q[3])
    sh.closePath()
    const geo = new THREE.ExtrudeGeometry(sh, {
      depth: depth - 0.012,
      bevelEnabled: true,
      bevelSize: 0.006,
      bevelThickness: 0.008,
      bevelSegments: 3,
      steps: 1,
    })
    const P = geo.attributes.position // dish: the hub sits deeper than the rim edge
    for (let i = 0; i < P.count; i++) {
      const r = Math.hypot(P.getX(i), P.getY(i)),
        t = (r - hub) / (outR - hub)
      P.setZ(i, P.getZ(i) + h - depth - 0.022 + 0.016 * Math.sin(Math.min(Math.max(t, 0), 1) * Math.PI * 0.6))
    }
    geo.computeVertexNormals()
    return geo
  }
  if (steel) {
    lathe(
      [
        [0.03, h - 0.06],
        [R * 0.22, h - 0.05],
        [R * 0.34, h - 0.075],
        [R * 0.44, h - 0.045],
        [R * 0.52, h - 0.06],
        [rim - 0.01, h - 0.03],
      ],
      m.alloy,
    ).material.side = THREE.DoubleSide
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2,
        c = new THREE.CircleGeometry(R * 0.045, 20)
      c.scale(1, 0.75, 1)
      c.rotateZ(a)
      c.translate(Math.cos(a) * R * 0.44, Math.sin(a) * R * 0.44, h - 0.0435)
      add(c, simple('#0a0a0b', 1))
    }
  } else
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + Math.PI / 2,
        tw = n <= 5 ? 0.2 : n <= 7 ? 0.12 : 0.0
      for (const sgn of tw ? [-1, 1] : [0]) {
        const geo = spoke(hub * 0.7, outR, 0.036, n > 7 ? 0.024 : 0.026, sgn * tw)
        geo.rotateZ(a)
        add(geo, m.alloy)
      }
    }
  const cap = new THREE.CylinderGeometry(R * 0.085, R * 0.095, 0.02, 40)
  cap.rotateX(Math.PI / 2)
  cap.translate(0, 0, h - 0.018)
  add(cap, m.dark)
  const boss = new THREE.CylinderGeometry(hub * 0.96, hub * 1.06, 0.03, 48)
  boss.rotateX(Math.PI / 2)
  boss.translate(0, 0, h - 0.042)
  add(boss, m.alloy)
  for (let i = 0; i < 5; i++) {
    const b = (i / 5) * Math.PI * 2 + 0.6,
      nut = new THREE.CylinderGeometry(0.0105, 0.0105, 0.012, 12)
    nut.rotateX(Math.PI / 2)
    nut.translate(Math.cos(b) * R * 0.145, Math.sin(b) * R * 0.145, h - 0.024)
    add(nut, m.dark)
  }
  return g
}

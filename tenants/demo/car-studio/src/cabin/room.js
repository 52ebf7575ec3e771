// What a cabin is closed by: seats, doors, roof and floor.
import * as THREE from 'three'
import { simple } from '../paint.js'
import { box, tube } from './solids.js'

export function seats(g, t, M) {
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

export function doors(g, M) {
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

export function shellOf(g, t, M) {
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

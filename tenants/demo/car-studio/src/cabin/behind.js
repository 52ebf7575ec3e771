// What is behind the front seats, and the seats' own backs: only a panorama shows it.
import * as THREE from 'three'
import { simple } from '../paint.js'
import { box, tube } from './solids.js'
import { TRIMS } from './trims.js'

export function behind(g, name) {
  const t = TRIMS[name],
    M = {
      seat: simple(t.seat, 0.6),
      low: simple(t.low, 0.62),
      dark: simple('#141516', 0.9),
      metal: simple('#c6cacd', 0.22, 1),
      lining: simple(name === 'sport' ? '#2a2b2d' : '#a9a8a4', 0.95),
      stitch: simple(t.stitch ?? t.seat, 0.8),
    }
  frontBacks(g, t, M)
  bench(g, t, M)
  rear(g, M)
}

function back(g, M, [x, y, z], [height, width], lean) {
  box(0.11, height, width, 0.05, M.seat, [x, y, z], g, [0, 0, lean])
  for (const k of [1, -1])
    box(0.15, height * 0.96, 0.1, 0.05, M.seat, [x + 0.015, y, z + k * (width / 2 - 0.02)], g, [0, 0, lean])
  const top = [x - (height / 2) * Math.sin(-lean) * -1, y + (height / 2) * Math.cos(lean)]
  for (const k of [1, -1])
    tube(
      [
        [top[0], top[1] - 0.03, z + k * 0.06],
        [top[0] - 0.01, top[1] + 0.09, z + k * 0.06],
      ],
      0.007,
      M.metal,
      g,
    )
  box(0.09, 0.17, 0.27, 0.045, M.seat, [top[0] - 0.015, top[1] + 0.13, z], g, [0, 0, lean])
}

function frontBacks(g, t, M) {
  for (const z of [0.4, -0.4]) {
    back(g, M, [-0.24, 0.84, z], [0.58, 0.44], 0.2)
    if (t.stitch)
      for (const k of [1, -1])
        tube(
          [
            [-0.135, 0.6, z + k * 0.13],
            [-0.19, 0.84, z + k * 0.13],
            [-0.24, 1.06, z + k * 0.13],
          ],
          0.0025,
          M.stitch,
          g,
        )
  }
}

function bench(g, t, M) {
  box(0.5, 0.16, 1.34, 0.06, M.seat, [-0.98, 0.56, 0], g, [0, 0, 0.08])
  for (const z of [0.46, -0.46]) back(g, M, [-1.27, 0.86, z], [0.56, 0.44], 0.3)
  box(0.1, 0.5, 0.5, 0.04, M.seat, [-1.29, 0.84, 0], g, [0, 0, 0.3])
  box(0.08, 0.13, 0.24, 0.04, M.seat, [-1.4, 1.17, 0], g, [0, 0, 0.3])
  for (const k of [0.23, -0.23])
    tube(
      [
        [-1.16, 0.62, k],
        [-1.22, 0.86, k],
        [-1.3, 1.1, k],
      ],
      0.004,
      t.stitch ? M.stitch : M.dark,
      g,
    )
}

/** Doors, pillars and roof to the tailgate and its window. */
function rear(g, M) {
  for (const s of [1, -1]) {
    box(1.1, 0.66, 0.08, 0.03, M.low, [-1.46, 0.62, s * 0.8], g)
    box(1.1, 0.09, 0.12, 0.04, M.low, [-1.46, 0.945, s * 0.79], g)
    box(0.5, 0.06, 0.12, 0.03, M.seat, [-0.92, 0.73, s * 0.74], g)
    box(0.13, 0.02, 0.03, 0.008, M.metal, [-0.72, 0.885, s * 0.74], g)
    // the pillar between the doors, with its belt
    box(0.13, 0.66, 0.06, 0.025, M.lining, [-0.52, 1.24, s * 0.73], g, [s * 0.26, 0, 0])
    box(0.05, 0.5, 0.012, 0.004, M.dark, [-0.5, 1.18, s * 0.7], g, [s * 0.26, 0, 0])
    // the one behind the rear doors
    box(0.34, 0.7, 0.07, 0.03, M.lining, [-1.62, 1.24, s * 0.71], g, [s * 0.24, 0, -0.35])
    tube(
      [
        [-0.7, 1.6, s * 0.62],
        [-1.3, 1.58, s * 0.61],
        [-1.75, 1.52, s * 0.6],
        [-1.98, 1.38, s * 0.61],
        [-2.08, 1.02, s * 0.68],
      ],
      0.045,
      M.lining,
      g,
    )
    box(0.5, 0.02, 0.03, 0.01, M.lining, [-0.9, 1.52, s * 0.56], g)
  }
  box(1.0, 0.04, 1.34, 0.02, M.lining, [-1.4, 1.575, 0], g, [0, 0, 0.04])
  // closes the roof to the windscreen's frame
  box(0.24, 0.05, 1.36, 0.02, M.lining, [0.43, 1.548, 0], g, [0, 0, -0.25])
  box(0.16, 0.08, 1.2, 0.03, M.lining, [-1.88, 1.5, 0], g, [0, 0, 0.5])
  box(0.07, 0.62, 1.5, 0.03, M.low, [-2.08, 0.7, 0], g)
  box(0.62, 0.03, 1.4, 0.012, M.dark, [-1.74, 0.96, 0], g)
  box(2.2, 0.04, 1.7, 0.01, M.dark, [-1.6, 0.31, 0], g)
  box(0.12, 0.03, 0.16, 0.012, M.lining, [0.2, 1.535, 0], g)
  const lamp = new THREE.Mesh(
    new THREE.PlaneGeometry(0.07, 0.1),
    new THREE.MeshBasicMaterial({ color: '#fff4df' }),
  )
  lamp.rotation.x = Math.PI / 2
  lamp.position.set(0.2, 1.518, 0)
  g.add(lamp)
}

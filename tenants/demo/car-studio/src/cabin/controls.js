// What the driver holds: steering wheel and lever, with the console between the seats.
import * as THREE from 'three'
import { box, tube } from './solids.js'

export function wheel(g, t, M) {
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

export function middle(g, t, M) {
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

// What is set into the dashboard: vents, screens, dials, buttons.
import * as THREE from 'three'
import { display, drawDials, drawMap } from './displays.js'
import { box, tube } from './solids.js'

export function vents(g, t, M, bend) {
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

export function screens(g, t, M) {
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
